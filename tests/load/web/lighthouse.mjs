/** What Lighthouse says of the main pages, on its slowed phone. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { sessionOf } from './addresses.mjs';
import { median } from './visit.mjs';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

async function judge(port, url, { isUnlisted = false, as }) {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    // A page that asks search engines to leave it out, on purpose.
    skipAudits: isUnlisted ? ['is-crawlable'] : [],
    // The session lives in the browser's storage.
    disableStorageReset: as !== undefined,
  });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
  );
}

async function signIn(context, url, email) {
  const session = await sessionOf(context.request, url, email);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(
    (text) => globalThis.localStorage.setItem('haat.session', text),
    session,
  );
  await page.close();
}

/** front: {url, pin}; the browser listens on `port`. Tells `each` the middle of several judgements, 0 to 100 each. */
export async function judgePages(front, port, pages, times, each) {
  const context = await chromium.launchPersistentContext('', {
    executablePath: '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      `--remote-debugging-port=${port}`,
      `--ignore-certificate-errors-spki-list=${front.pin}`,
    ],
  });
  try {
    for (const page of pages) {
      if (page.as) await signIn(context, front.url, page.as);
      const all = [];
      for (let turn = 0; turn < times; turn++) {
        all.push(await judge(port, front.url + page.address, page));
      }
      const of = (name) => median(all.map((one) => one[name]));
      each(page.name, Object.fromEntries(CATEGORIES.map((name) => [name, of(name)])));
    }
  } finally {
    await context.close();
  }
}
