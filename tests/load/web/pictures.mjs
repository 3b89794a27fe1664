/** `make pictures`: the ten main pages, whole, at both widths in both languages, as PNG files. */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { mainPages, signIn } from './addresses.mjs';

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
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'haat_locale', value: locale, url: BASE }]);
  if (!as) return context;
  const page = await context.newPage();
  await page.goto('/help');
  await signIn(page, as);
  await page.close();
  return context;
}

/** A live stream keeps the network busy for good: the page itself says when it is ready. */
async function settle(page) {
  await page.locator('main h1').first().waitFor();
  // The server's page stands before React has taken it over.
  await page.waitForFunction(() =>
    Object.keys(globalThis.document.querySelector('main h1')).some((key) =>
      key.startsWith('__react'),
    ),
  );
  await page.waitForFunction(
    () =>
      !globalThis.document.querySelector('main [aria-busy="true"], main .haat-skeleton'),
  );
  // What is laid out only when it comes near would be missing from a picture of the whole page.
  await page.addStyleTag({
    content:
      '.deferred-sections > *, .deferred-rows > * { content-visibility: visible !important }',
  });
  await page.evaluate(async () => {
    const { document, requestAnimationFrame } = globalThis;
    await document.fonts.ready;
    const stood = [...document.querySelectorAll('main *')].map((part) => {
      return { part, left: part.scrollLeft, top: part.scrollTop };
    });
    for (const image of document.images) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await image.decode().catch(() => undefined);
    }
    // A rail or list that was scrolled to its last picture stands again as it stood.
    for (const { part, left, top } of stood)
      part.scrollTo({ left, top, behavior: 'instant' });
    globalThis.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Wide screens show a conversation beside the list; one that was read stays as it is. */
async function openOne(page, address) {
  await page.goto(`${address}?stage=quoted`);
  await page.getByTestId('enquiry-row').first().click();
  await page.locator('textarea').first().waitFor();
  await settle(page);
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
        // Parts that come late come too; a signed-in page has a stream, and its network is never idle.
        await page.goto(address, { waitUntil: as ? 'load' : 'networkidle' });
        await settle(page);
        if (name === 'inbox' && width > 900) await openOne(page, address);
        await page.screenshot({
          path: path.join(FOLDER, `${name}-${width}-${locale}.png`),
          animations: 'disabled',
          fullPage: true,
        });
        await context.close();
      }
    }
  }
  await browser.close();
  console.log(`${pages.length * 4} pictures in ${FOLDER}`);
}

await main();
