/** What Lighthouse says of the main pages, on its slowed phone. */
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { signIn } from './addresses.mjs';
import { middles } from './visit.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

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

/** In a browser that nobody else looks into: the test runner's own work would count as the page's. */
async function enter(port, url, email) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  await page.goto(url);
  await signIn(page, email);
  await page.close();
  await browser.close();
}

/** In a browser of its own: one that has just left a page still puts it away while the next begins. */
async function judgeOnce(front, page) {
  const { port, kill } = await launch({
    chromePath: '/usr/bin/chromium-headless-shell',
    chromeFlags: ['--no-sandbox', `--ignore-certificate-errors-spki-list=${front.pin}`],
  });
  try {
    if (page.as) await enter(port, front.url, page.as);
    return await judge(port, front.url + page.address, page);
  } finally {
    kill();
  }
}

/** front: {url, pin}. Tells `each` the middle of several judgements, 0 to 100 each. */
export async function judgePages(front, pages, times, each) {
  for (const page of pages) {
    const all = [];
    for (let turn = 0; turn < times; turn++) all.push(await judgeOnce(front, page));
    each(page.name, middles(all));
  }
}
