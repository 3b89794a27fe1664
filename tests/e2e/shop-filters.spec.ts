/** The filters of a shop: in the address, as links and forms, with a way out of an empty list. */
import { SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { isSoundAtBothWidths } from './support/soundness';
import { NARROW, WIDE } from './support/widths';

const shop = (rest = '') => `/vendor/${SHOP}${rest}`;

test(
  'without scripts the filters of a shop are links and forms',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive({ hasScripts: false });
    await page.goto(shop('/products-and-services'));
    const main = page.getByRole('main');
    await main.locator('a[rel="nofollow"]').first().click();
    await expect(page).toHaveURL(/products-and-services\?category=/);
    await expect(main.getByRole('link', { name: /^Remove filter/ })).toBeVisible();
    await main.locator('select[name="sort"]').selectOption('newest');
    await main.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/category=.*sort=newest/);
    await main.locator('input[name="price_max"]').first().fill('1');
    await main.getByRole('button', { name: 'Apply' }).first().click();
    await expect(page).toHaveURL(/price_max=1/);
    await main.getByRole('link', { name: /^Without “Price”/ }).click();
    await expect(page).toHaveURL(/category=.*sort=newest/);
    await expect(page).not.toHaveURL(/price_max/);
  },
);

test(
  'a shop without a match names the filter to remove',
  NARROW,
  async ({ lookIn, language, say }) => {
    const page = await lookIn({ locale: language });
    await page.goto(shop('/search?q=tea&price_max=1'));
    await settled(page);
    const title = say('No results for “{q}” in this shop', { q: 'tea' });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await isSoundAtBothWidths(page);
  },
);
