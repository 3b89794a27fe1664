/** On A4 paper a page has its content alone: no bars, no forms, nothing beside the sheet. */
import { BUYER, PRODUCT, SELLER, type Account } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { overflowOf } from './support/soundness';
import { WIDE } from './support/widths';

const A4 = { width: 794, height: 1123 };
const PAGES: { as?: Account; paths: string[] }[] = [
  { paths: [`/product/${PRODUCT}`, '/terms-and-conditions', '/privacy-policy'] },
  { as: BUYER, paths: ['/buyer/requirements', '/buyer/quotes', '/buyer/orders'] },
  { as: SELLER, paths: ['/seller/manageproducts', '/seller/quotes'] },
];

test('a printed page has no bars and no forms', WIDE, async ({ arrive }) => {
  for (const { as, paths } of PAGES) {
    const page = await arrive(as ? { as } : {});
    await page.setViewportSize(A4);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await page.emulateMedia({ media: 'print' });
      const bars = page.locator('[data-bar], [data-page-bar], footer, main form');
      const seen = bars
        .filter({ visible: true })
        .filter({ hasNot: page.locator('table') });
      await expect(seen, path).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
      await page.emulateMedia({ media: 'screen' });
    }
  }
});

test('a printed product has no buttons of the screen', WIDE, async ({ arrive, say }) => {
  const page = await arrive();
  await page.setViewportSize(A4);
  await page.goto(`/product/${PRODUCT}`);
  await settled(page);
  const share = page.getByRole('button', { name: say('Share') }).first();
  await expect(share).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Share', 'Report']) {
    const buttons = page.getByRole('main').getByRole('button', { name: say(name) });
    await expect(buttons.filter({ visible: true }), name).toHaveCount(0);
  }
  await expect(page.getByText(/NPR\s1,450/).first()).toBeVisible();
});
