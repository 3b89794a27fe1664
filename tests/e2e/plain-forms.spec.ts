/** What people type and choose before the page is hydrated, or without scripts, is not lost. */
import type { Page } from '@playwright/test';
import { PRODUCT, SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { newEmail, newMark, newPhone } from './support/unique';
import { NARROW } from './support/widths';

/** Scripts never come. */
const holdScripts = (page: Page) => page.route(/\/assets\/.*\.js$/, () => undefined);
const boxOf = (page: Page) => page.getByRole('combobox').and(page.locator('[name="q"]'));

for (const hasScripts of [true, false]) {
  const when = hasScripts ? 'before the page is hydrated' : 'without scripts';

  test(`${when}: search`, NARROW, async ({ arrive, language }) => {
    const page = await arrive({ locale: language, hasScripts });
    if (hasScripts) await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await boxOf(page).fill('chiya');
    await boxOf(page).press('Enter');
    await page.waitForURL(/\/search\?.*q=chiya/, { waitUntil: 'commit' });
    await expect(boxOf(page)).toHaveValue('chiya');
    await expect(page.locator('main h2 a[href^="/product/"]').first()).toBeVisible();
  });

  test(`${when}: requirement form`, NARROW, async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language, hasScripts });
    if (hasScripts) await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('[name="need"]').fill('OPC cement');
    await page.locator('[name="quantity"]').fill('400 bags');
    await page.getByRole('button', { name: say('Get quotes') }).click();
    await page.waitForURL('**/industry?need=OPC+cement&quantity=400+bags', {
      waitUntil: 'commit',
    });
  });

  test(`${when}: the language`, NARROW, async ({ arrive }) => {
    const page = await arrive({ locale: 'en', hasScripts });
    if (hasScripts) await holdScripts(page);
    await page.goto('/suppliers?province=1', { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /^Language/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    await expect(page).toHaveURL(/\/suppliers\?province=1$/);
  });
}

test(
  'on a phone, Search keeps the words before the page is hydrated',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await boxOf(page).fill('chiya');
    await page
      .getByRole('search')
      .first()
      .getByRole('button', { name: say('Search') })
      .click();
    await page.waitForURL(/\/search\?.*q=chiya/, { waitUntil: 'commit' });
  },
);

test(
  'a walk without scripts: filter, price, sort, page, shop, enquiry, helpdesk',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language, hasScripts: false });
    const main = page.getByRole('main');
    await page.goto('/search?q=tea');
    await main.getByRole('link', { name: say('Verified only'), exact: true }).click();
    await expect(page).toHaveURL(/verified=true/);
    await page.locator('[name="price_min"]').first().fill('100');
    await page
      .getByRole('button', { name: say('Apply') })
      .first()
      .click();
    await expect(page).toHaveURL(/q=tea.*verified=true.*price_min=100/);
    await page.locator('[name="sort"]').selectOption('price_asc');
    await page.getByRole('button', { name: say('Sort'), exact: true }).click();
    await expect(page).toHaveURL(/price_min=100.*sort=price_asc/);

    await page.goto('/suppliers');
    await main.getByRole('link', { name: say('Verified only'), exact: true }).click();
    await page.locator('main [name="q"]').fill('tea');
    await page.locator('main [name="q"]').press('Enter');
    await expect(page).toHaveURL(/\/suppliers\?verified=true&q=tea/);

    await page.goto(`/vendor/${SHOP}`);
    const inShop = page.getByRole('searchbox', { name: say('Search in this shop') });
    await inShop.first().fill('tea');
    await inShop.first().press('Enter');
    await expect(page).toHaveURL(`/vendor/${SHOP}/search?q=tea`);
    await page.goto('/help');
    await page.locator('main [name="q"]').fill('VAT');
    await page.locator('main [name="q"]').press('Enter');
    await expect(page).toHaveURL('/help?q=VAT');

    for (const path of [`/product/${PRODUCT}`, `/vendor/${SHOP}/contact-us`]) {
      await page.goto(path);
      const form = page.locator('form[action="/forms/enquiry"]').first();
      await form.locator('[name="name"]').fill('Asha Rai');
      await form.locator('[name="email"]').fill(newEmail());
      await form.locator('[name="phone_number"]').fill(newPhone());
      await form
        .locator('[name="requirements"]')
        .fill(`Forty sacks of tea, ${newMark()}`);
      await form.getByRole('button', { name: say('Submit Requirement') }).click();
      const category = page.locator('select[name="category_id"]');
      if (await category.isVisible()) {
        await category.selectOption({ index: 1 });
        await page.getByRole('button').click();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'ne' ? 'धन्यवाद' : 'Thank you',
      );
    }

    await page.goto('/contact-us');
    const ticket = page.locator('form[action="/forms/ticket"]');
    await ticket.locator('[name="name"]').fill('Asha Rai');
    await ticket.locator('[name="email"]').fill('no address');
    await ticket.locator('[name="text"]').fill(`The price is missing. ${newMark()}`);
    await ticket.getByRole('button', { name: say('Send') }).click();
    await expect(ticket.locator('[name="email"]')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(ticket.locator('[name="text"]')).toHaveValue(/^The price is missing/);
    await ticket.locator('[name="email"]').fill(newEmail());
    await ticket.getByRole('button', { name: say('Send') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'ne' ? 'धन्यवाद' : 'Thank you',
    );
  },
);

test('a form of another site is refused', NARROW, async ({ request }) => {
  const post = (headers: Record<string, string>) =>
    request.post('/forms/preferences', {
      form: { locale: 'ne' },
      headers,
      maxRedirects: 0,
    });
  expect((await post({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  const own = await post({
    'sec-fetch-site': 'same-origin',
    referer: 'https://evil.example/x',
  });
  expect([own.status(), own.headers().location]).toEqual([303, '/']);
});
