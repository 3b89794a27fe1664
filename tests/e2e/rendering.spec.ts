/** What a visitor without JavaScript, and a search engine, gets from the edge. */
import type { Page } from '@playwright/test';
import { PRODUCT, SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { WIDE } from './support/widths';

const PRICE = { en: /NPR\s?[\d,]+|रु\s?[\d,]+|Rs\.?\s?[\d,]+/, ne: /[०-९]{2,}/ };
const REPLIES = { en: /replies in \d/, ne: /[०-९].*मा जवाफ/ };

const goodsOf = (page: Page) =>
  page.locator('main a[href^="/product/"]').filter({ visible: true });

test('home is rendered in the HTML', WIDE, async ({ arrive, language }) => {
  const page = await arrive({ locale: language, hasScripts: false });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(goodsOf(page).first()).toBeVisible();
  await expect(page.locator('main')).toContainText(PRICE[language]);
});

test(
  'home floats its newest requirement and fastest reply over the pictures',
  WIDE,
  async ({ arrive, language }) => {
    const page = await arrive({ locale: language, hasScripts: false });
    await page.goto('/');
    const hero = page.locator('main section').filter({ has: page.locator('h1') });
    const asked = page.locator('main a[href^="/seller/requirements/"]');
    const [floating, listed] = await asked.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(floating).toBe(listed);
    const fastest = hero.locator('a[href^="/vendor/"]');
    await expect(fastest).toBeVisible();
    await expect(fastest).toContainText(REPLIES[language]);
  },
);

test('a product is rendered in the HTML', WIDE, async ({ arrive, language }) => {
  const page = await arrive({ locale: language, hasScripts: false });
  await page.goto(`/product/${PRODUCT}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).toContainText(PRICE[language]);
  await expect(page.locator(`main a[href="/vendor/${SHOP}"]`).first()).toBeVisible();
});

test('a shop is rendered in the HTML', WIDE, async ({ arrive, language }) => {
  const page = await arrive({ locale: language, hasScripts: false });
  await page.goto(`/vendor/${SHOP}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(goodsOf(page).first()).toBeVisible();
  await expect(page.locator('main')).toContainText(PRICE[language]);
});

for (const path of ['/product/no-such-thing', '/vendor/no-such-shop', '/no-such-page']) {
  test(`${path} answers 404 with a page`, WIDE, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(await answer.text()).toContain('This page could not be found');
  });
}

test('/product alone leads to the search', WIDE, async ({ request }) => {
  const answer = await request.get('/product', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/search');
});
