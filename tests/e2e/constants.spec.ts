/** The specification's figures and texts that only a browser can show (spec 2, 5, 9). */
import type { Locator } from '@playwright/test';
import { BUYER, PRODUCT } from './support/accounts';
import { expect, test } from './support/fixtures';
import { inMegaMenu, openMegaMenu } from './support/mega-menu';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { WIDE } from './support/widths';
import { wordsOf } from './support/words';

test(
  'the language changes and the page stays',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const other = language === 'en' ? 'ne' : 'en';
    const address = '/search?q=chiya&sort=price_asc#main';
    await page.goto(address);
    await settled(page);
    await page
      .getByRole('button', {
        name: say('Language: switch between English and Nepali'),
      })
      .filter({ visible: true })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(address);
    const words = wordsOf(other)('Search products and suppliers');
    await expect(page.getByRole('combobox', { name: words })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  },
);

test('go-to-top is visible below 500 px and scrolls up', WIDE, async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await settled(page);
  const button = page.getByRole('button', { name: 'Go to top' });
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 501, behavior: 'instant' }));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

/** How many columns and rows a grid has. */
const tracksOf = (grid: Locator) =>
  grid.evaluate((element) => {
    const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(element);
    return [gridTemplateColumns, gridTemplateRows].map((list) => list.split(' ').length);
  });

test(
  'the mega menu: 4 columns by 3 rows of what is below the hovered category',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive();
    await openMegaMenu(page);
    const main = page.locator('nav a[href="/industry/solar-energy"]');
    await expect(inMegaMenu(page, '/industry/building-materials/')).not.toHaveCount(0);
    await main.last().hover();
    const below = inMegaMenu(page, '/industry/solar-energy/');
    await expect(below.first()).toBeVisible();
    await expect(below.filter({ hasText: /[1-9]\d* products?$/ })).not.toHaveCount(0);
    expect(await below.count()).toBeLessThanOrEqual(12);
    expect(await tracksOf(page.locator('[data-cells]'))).toEqual([4, 3]);
  },
);

test(
  'the mega menu keeps its grid down to 769 px, and ends at 768',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive({ locale: 'ne' });
    await page.setViewportSize({ width: 769, height: 900 });
    await openMegaMenu(page, wordsOf('ne'));
    expect(await tracksOf(page.locator('[data-cells]'))).toEqual([4, 3]);
    await isSound(page);
    const button = page.getByRole('button', { name: wordsOf('ne')('All categories') });
    await expect(button).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(button).toBeHidden();
  },
);

test(
  'the page is 1440 px wide at most, and a dropdown scrolls at 200 px',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive({ as: BUYER });
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/');
    await settled(page);
    for (const part of ['banner', 'main', 'contentinfo'] as const) {
      const widths = await page
        .getByRole(part)
        .locator('.max-w-page')
        .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().width));
      expect(Math.max(...widths), part).toBe(1440);
    }
    await page.getByRole('button', { name: 'Account menu' }).click();
    const menu = page.getByRole('menu');
    expect((await menu.boundingBox())?.height).toBe(200);
    expect(await menu.evaluate((list) => list.scrollHeight)).toBeGreaterThan(200);
    // The shadow at an end tells that the list goes on.
    const end = await menu.evaluate((list) => getComputedStyle(list).backgroundImage);
    expect(end).toContain('gradient');
  },
);

// The strip with the currencies is for wide screens.
test('prices in another currency are approximate', WIDE, async ({ arrive }) => {
  const page = await arrive();
  await page.goto(`/product/${PRODUCT}`);
  await settled(page);
  await expect(page.locator('main')).not.toContainText('≈');
  await page.getByRole('button', { name: 'Currency: NPR' }).click();
  await page.getByRole('menuitem', { name: /^USD/ }).click();
  await expect(page.locator('main')).toContainText('≈');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Currency: USD' })).toBeVisible();
  await expect(page.locator('main')).toContainText('≈');
});
