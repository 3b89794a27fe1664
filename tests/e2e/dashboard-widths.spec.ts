/** The dashboards of buyers and sellers on phones: rows first, one bar, nothing beside the screen. */
import { BUYER, SELLER } from './support/accounts';
import { expect, test } from './support/fixtures';
import { mainOf } from './support/parts';
import { makeSeller } from './support/sellers';
import { sessionOfSeller } from './support/company';
import { settled } from './support/settled';
import { overflowOf } from './support/soundness';
import { NARROW, WIDE } from './support/widths';

/** Of the first row below the bar and the tools of a list. */
const FIRST_ROW_PX = 250;
const LISTS = [
  [BUYER, '/buyer/enquiries', 'enquiry-row'],
  [BUYER, '/buyer/requirements', ''],
  [SELLER, '/seller/manageproducts', ''],
] as const;

for (const [as, path, name] of LISTS) {
  test(`on a phone rows begin near the top: ${path}`, NARROW, async ({ arrive }) => {
    const page = await arrive({ as });
    await page.goto(path);
    await settled(page);
    const row = name
      ? page.getByTestId(name)
      : mainOf(page).locator('tr:has([data-row])');
    const box = await row.first().boundingBox();
    expect(box?.y).toBeLessThan(FIRST_ROW_PX);
  });
}

test('the bar of a form replaces the one at the bottom', NARROW, async ({ arrive }) => {
  const page = await arrive({ as: SELLER });
  await page.goto('/seller/manageproducts/new');
  await settled(page);
  await expect(page.locator('[data-page-bar]')).toBeInViewport();
  await expect(page.locator('.haat-bottom-bar')).toBeHidden();
});

test('a new company fits on the narrowest phone', NARROW, async ({ arrive, request }) => {
  const session = await sessionOfSeller(request, await makeSeller(request));
  const page = await arrive({ session: JSON.stringify(session) });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['', '/manageproducts', '/companyprofile', '/settings']) {
    await page.goto(`/seller${path}`);
    await settled(page);
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
});

test(
  'on a phone “More” marks the page that is open',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ as: BUYER, locale: language });
    await page.goto('/buyer/settings');
    await settled(page);
    await page.locator('.haat-bottom-bar').getByRole('button').last().click();
    const current = page.getByRole('dialog').locator('a[aria-current="page"]');
    await expect(current).toHaveText(say('Settings'));
    await expect(current).toBeInViewport();
  },
);

for (const [width, height] of [
  [1440, 56],
  [390, 64],
] as const) {
  test(
    `at ${width} px rows of a list are ${height} px high`,
    WIDE,
    async ({ arrive }) => {
      const page = await arrive({ as: SELLER });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/seller/manageproducts');
      await settled(page);
      const rows = mainOf(page).locator('tr:has([data-row])');
      await expect(rows.nth(2)).toBeVisible();
      const heights = await rows.evaluateAll((all) =>
        all.map((row) => Math.round(row.getBoundingClientRect().height)),
      );
      expect(new Set(heights)).toEqual(new Set([height]));
    },
  );
}
