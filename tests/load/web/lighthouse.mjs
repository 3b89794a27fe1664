/** What Lighthouse says of the main pages, on its slowed phone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { signIn } from './addresses.mjs';
import { middles } from './visit.mjs';

const BROWSER = '/usr/bin/chromium-headless-shell';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Its line is never quiet while a stream stands: this is three times what a page needs, of Lighthouse's 45 s. */
const STREAMING_MS = 20_000;

const flagsFor = ({ pin }) => [
  '--no-sandbox',
  `--ignore-certificate-errors-spki-list=${pin}`,
];

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
    ...(as ? { maxWaitForLoad: STREAMING_MS } : {}),
  });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
  );
}

/**
 * In a browser that is gone when the page is judged. In one and the same the page gets a process in which the
 * runner signed in: one run in three began with a task of 90 ms that is not the page's.
 */
async function enter(folder, front, email) {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: BROWSER,
    args: flagsFor(front),
  });
  const [page] = context.pages();
  await page.goto(front.url);
  await signIn(page, email);
  await context.close();
}

async function judgeIn(folder, front, page) {
  if (page.as) await enter(folder, front, page.as);
  const browser = { chromePath: BROWSER, chromeFlags: flagsFor(front) };
  const { port, kill } = await launch({ ...browser, userDataDir: folder });
  try {
    return await judge(port, front.url + page.address, page);
  } finally {
    kill();
  }
}

/** In a browser of its own: one that has just left a page still puts it away while the next begins. */
async function judgeOnce(front, page) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  try {
    return await judgeIn(folder, front, page);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
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
