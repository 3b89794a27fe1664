/** The category tree: pages of three levels, the fourth as a filter, menu and sheet. */
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { isSound, isSoundAtBothWidths } from './support/soundness';
import { watch } from './support/watch';
import { NARROW } from './support/widths';

const THIRD = '/industry/building-materials/cement/opc-cement';
const WIDE_PX = 1024;

test(
  'a category is narrowed by its fourth level',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const troubles = watch(page);
    await page.goto(THIRD);
    await settled(page);
    const trail = page.getByRole('navigation', { name: say('Breadcrumb') });
    await expect(trail.getByRole('link')).toHaveCount(3);
    const kinds = page.getByRole('list', { name: say('Kinds') });
    await kinds.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/sub=/);
    await expect(kinds.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
    await isSoundAtBothWidths(page);
    expect(troubles).toEqual([]);
  },
);

test('a category names its top suppliers', NARROW, async ({ lookIn, language, say }) => {
  const page = await lookIn({ locale: language });
  await page.goto('/industry/building-materials');
  await settled(page);
  const part = page.locator('section', {
    has: page.getByRole('heading', { name: say('Top suppliers') }),
  });
  await expect(part.locator('a[href^="/vendor/"]').first()).toBeVisible();
});

test(
  'the menu of categories opens by keyboard and touch',
  NARROW,
  async ({ arrive, viewport, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto('/about-us');
    await settled(page);
    const isPhone = (viewport?.width ?? 0) < WIDE_PX;
    if (isPhone) {
      await page.getByRole('button', { name: say('Categories') }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('listitem').first().getByRole('button').click();
      await sheet.getByRole('button', { name: say('Back') }).click();
      await sheet.getByRole('listitem').first().getByRole('button').click();
      await sheet.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/industry\/[a-z-]+$/);
      return;
    }
    const button = page.getByRole('button', { name: say('All categories') });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const menu = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    await menu.getByRole('listitem').first().getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('listitem').nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(menu.locator('[data-side="below"] a').first()).toBeFocused();
    await isSound(page);
    await page.keyboard.press('ArrowLeft');
    await expect(menu.getByRole('listitem').nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(menu).toHaveCount(0);
  },
);

test('an unknown category is 404', NARROW, async ({ request }) => {
  expect((await request.get('/industry/no-such-trade')).status()).toBe(404);
});
