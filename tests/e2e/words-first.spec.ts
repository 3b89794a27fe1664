/** A page the edge drew brings every word it shows: one it lacks has everything drawn again once the catalogues come. */
import { setTimeout as pause } from 'node:timers/promises';
import { SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { NARROW } from './support/widths';

const CATALOGUE = /words-(en|ne)\.[0-9a-f]+\.js$/;
/** By then the parts whose code comes later are there. */
const LATE_MS = 1500;
const PAGES = [
  '/',
  '/product/orthodox-black-tea-ftgfop1-spring-flush-500-g-tin-suryodaya',
  `/vendor/${SHOP}`,
  '/search?q=tea',
  '/industry/food-tea-agro',
  '/industry',
  '/suppliers',
  '/help',
  '/register',
];

for (const path of PAGES) {
  test(
    `${path} has all texts while its message catalogs load`,
    NARROW,
    async ({ arrive, language }) => {
      const page = await arrive({ locale: language });
      await page.route(CATALOGUE, async (route) => {
        await pause(LATE_MS);
        await route.continue();
      });
      const catalogue = page.waitForResponse(CATALOGUE);
      await page.goto(path);
      await catalogue;
      await settled(page);
      const missed = await page.evaluate(
        () => performance.getEntriesByName('haat-message-missing').length,
      );
      expect(missed).toBe(0);
    },
  );
}
