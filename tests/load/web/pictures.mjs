/** `make pictures`: the ten main pages at both widths in both languages, as PNG files. */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { accounts, mainPages } from './addresses.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HOME = path.resolve(ROOT, process.env.HAAT_HOME ?? '.local');
const BASE = `http://127.0.0.1:${process.env.HAAT_PORT ?? 8080}`;
const FOLDER = path.join(HOME, 'pictures');
const SIZES = { 390: 844, 1440: 900 };

async function contextOf(browser, { locale, width, as }) {
  const context = await browser.newContext({
    baseURL: BASE,
    viewport: { width, height: SIZES[width] },
    hasTouch: width < 600,
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'haat_locale', value: locale, url: BASE }]);
  if (!as) return context;
  const answer = await context.request.post('/api/login', {
    data: { email: as, password: accounts.password, terms: true },
  });
  const { data } = await answer.json();
  await context.addInitScript(
    (session) => globalThis.localStorage.setItem('haat.session', JSON.stringify(session)),
    data,
  );
  return context;
}

async function main() {
  fs.mkdirSync(FOLDER, { recursive: true });
  const pages = await mainPages(BASE);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
  });
  for (const width of Object.keys(SIZES).map(Number)) {
    for (const locale of ['en', 'ne']) {
      for (const { name, address, as } of pages) {
        const context = await contextOf(browser, { locale, width, as });
        const page = await context.newPage();
        await page.goto(address, { waitUntil: 'load' });
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: path.join(FOLDER, `${name}-${width}-${locale}.png`),
        });
        await context.close();
      }
    }
  }
  await browser.close();
  console.log(`${pages.length * 4} pictures in ${FOLDER}`);
}

await main();
