/** The specification's figures and texts that only a browser can show (spec 2, 5, 9). */
import { PRODUCT } from './support/accounts';
import { expect, test } from './support/fixtures';
import { inMegaMenu, openMegaMenu } from './support/mega-menu';
import { settled } from './support/settled';
import { WIDE } from './support/widths';
import { wordsOf } from './support/words';

test('an empty search warns and stays', async ({ arrive, language, say }) => {
  const page = await arrive({ locale: language });
  await page.goto('/about-us');
  await settled(page);
  const search = page.getByRole('search').first();
  await search.getByRole('button', { name: say('Search'), exact: true }).click();
  await expect(page.getByText(say('Please enter text to search!!'))).toBeVisible();
  await expect(page).toHaveURL('/about-us');
});

test('the language changes and the page stays', async ({ arrive, language, say }) => {
  const page = await arrive({ locale: language });
  const other = language === 'en' ? 'ne' : 'en';
  const address = `/search?q=chiya&sort=price_asc`;
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
});

test('go-to-top comes past 500 px and leads up', async ({ arrive }) => {
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

test(
  'the mega menu shows what is below the hovered category',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive();
    await openMegaMenu(page);
    const main = page.locator('nav a[href="/industry/solar-energy"]');
    await expect(inMegaMenu(page, '/industry/building-materials/')).not.toHaveCount(0);
    await main.last().hover();
    const below = inMegaMenu(page, '/industry/solar-energy/');
    await expect(below.first()).toBeVisible();
    expect(await below.count()).toBeLessThanOrEqual(12);
  },
);

test('the mega menu ends at 768 px', async ({ arrive }) => {
  const page = await arrive();
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/');
  await settled(page);
  const button = page.getByRole('button', { name: 'All categories' });
  await expect(button).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(button).toBeHidden();
});

// The strip with the currencies is for wide screens.
test('another currency is shown as about', WIDE, async ({ arrive }) => {
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
