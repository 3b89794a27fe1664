/** A file that a release took away: one reload brings the new one, and after that the page says so (spec 4, D32). */
import type { Page } from '@playwright/test';
import { SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { WIDE } from './support/widths';

const DOCUMENTS = /^https?:\/\/[^/]+\/(about-us|vendor\/)/;
const STAMP = 'haat.reloaded-at';

/** The real server is asked for a name that is gone, until `bringBack` is called. */
async function takeAway(page: Page, file: RegExp) {
  let isGone = true;
  const statuses: number[] = [];
  await page.route(file, async (route) => {
    if (!isGone) return route.continue();
    const gone = route
      .request()
      .url()
      .replace(/\.[0-9a-f]+\.js$/, '.00000000.js');
    const answer = await route.fetch({ url: gone });
    statuses.push(answer.status());
    await route.fulfill({ response: answer });
  });
  return { statuses, bringBack: () => (isGone = false) };
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

/** Forgets what was fetched ahead and what was reloaded: a click is the first to ask. */
const fresh = (page: Page) =>
  page.evaluate((stamp) => sessionStorage.removeItem(stamp), STAMP);

const KINDS = [
  {
    kind: 'a page of the shell',
    start: '/privacy-policy',
    file: /\/assets\/page-about\.[0-9a-f]+\.js$/,
    link: '/about-us',
  },
  {
    kind: 'an inner file of a remote',
    start: `/vendor/${SHOP}`,
    file: /\/mf\/vendor\/.*shop-pages\.[0-9a-f]+\.js$/,
    link: `/vendor/${SHOP}/profile`,
  },
  {
    kind: "a remote's entry",
    start: '/suppliers',
    file: /\/mf\/vendor\/entry\.[0-9a-f]+\.js$/,
    link: '/vendor/',
  },
];

for (const { kind, start, file, link } of KINDS) {
  test(
    `${kind}: gone once, the page reloads once and shows it`,
    WIDE,
    async ({ arrive }) => {
      const page = await arrive();
      const { statuses, bringBack } = await takeAway(page, file);
      await page.goto(start);
      await settled(page);
      await fresh(page);
      const loads = countLoads(page);
      // The reload's own document asks for the file again: by then it is there.
      await page.route(DOCUMENTS, (route) => {
        if (route.request().isNavigationRequest()) bringBack();
        return route.fallback();
      });
      await page.locator(`a[href^="${link}"]:visible`).first().click();
      await expect.poll(loads).toBe(1);
      await settled(page);
      expect(new Set(statuses)).toEqual(new Set([404]));
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('500', { exact: true })).toHaveCount(0);
    },
  );

  test(
    `${kind}: gone for good, it says so with Retry after one reload`,
    WIDE,
    async ({ arrive, language, say }) => {
      const page = await arrive({ locale: language });
      await takeAway(page, file);
      await page.goto(start);
      await settled(page);
      await fresh(page);
      const loads = countLoads(page);
      await page.locator(`a[href^="${link}"]:visible`).first().click();
      const panel = page.getByRole('alert').filter({
        hasText: say('Haat may have been updated. Retry reloads the page.'),
      });
      await expect(panel).toBeVisible();
      expect(loads()).toBe(1);
      await expect(panel.getByRole('button', { name: say('Retry') })).toBeVisible();
      await page.unrouteAll();
      await panel.getByRole('button', { name: say('Retry') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}
