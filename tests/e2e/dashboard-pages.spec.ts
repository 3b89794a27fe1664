/** Pages of the dashboards: the words of the menu, one left edge, one figure of completeness. */
import { ADMIN, BUYER, SELLER } from './support/accounts';
import { sessionOfSeller } from './support/company';
import { expect, test } from './support/fixtures';
import { mainOf } from './support/parts';
import { makeSeller } from './support/sellers';
import { settled } from './support/settled';
import { WIDE } from './support/widths';

test.describe.configure({ timeout: 2 * 60_000 });

/** The home pages greet instead. */
const HOMES = ['/buyer', '/seller', '/admin'];

for (const as of [BUYER, SELLER, ADMIN] as const) {
  test(
    `each link of the side bar leads to a page of that name: ${as}`,
    WIDE,
    async ({ arrive }) => {
      const page = await arrive({ as });
      await page.goto(`/${as.split('@')[0]}`);
      await settled(page);
      const bar = page.locator('[data-bar="side"]').getByRole('navigation');
      const links = await bar.getByRole('link').evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href') ?? '',
          name: link.getAttribute('title') ?? '',
        })),
      );
      expect(links.length).toBeGreaterThan(8);
      const title = mainOf(page).getByRole('heading', { level: 1 });
      const leftEdge = async () => (await title.boundingBox())?.x;
      const edge = await leftEdge();
      expect(edge).toBeGreaterThan(0);
      for (const { href, name } of links) {
        await bar.locator(`a[href="${href}"]`).first().click();
        await page.waitForURL(`**${href}**`);
        await settled(page);
        if (!HOMES.includes(href)) await expect(title, href).toContainText(name);
        // The page before this one stays until this one is ready: a title may be replaced.
        await expect.poll(leftEdge, href).toBe(edge);
      }
    },
  );
}

test('completeness of a new company is one figure', WIDE, async ({ arrive, request }) => {
  const session = await sessionOfSeller(request, await makeSeller(request));
  const page = await arrive({ session: JSON.stringify(session) });
  await page.goto('/seller');
  await settled(page);
  const link = page.locator('[data-bar="side"] a[href="/seller/companyprofile"]');
  const percent = (await link.locator('title').textContent()) ?? '';
  expect(percent).toMatch(/^\d+%$/);
  const figure = mainOf(page).getByText(percent).filter({ visible: true }).first();
  await expect(figure).toBeVisible();
  await link.click();
  await page.waitForURL('**/seller/companyprofile');
  await settled(page);
  await expect(figure).toBeVisible();
});
