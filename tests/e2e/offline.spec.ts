/** Without a network: what was visited is read, and what was somebody's own is not kept. */
import type { Page } from '@playwright/test';
import { BUYER, PRODUCT, SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';

/** Here and in charge: what is opened from now on is kept. */
async function hasWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Kept once the page stands in the browser's own store. */
async function isKept(page: Page, path: string): Promise<void> {
  const inStore = (wanted: string) =>
    page.evaluate(async (address) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('haat-pages'));
      const opened = await Promise.all(names.map((name) => caches.open(name)));
      const found = await Promise.all(opened.map((cache) => cache.match(address)));
      return found.some((answer) => answer !== undefined);
    }, wanted);
  await expect.poll(() => inStore(path), { timeout: 20_000 }).toBe(true);
}

test('a page that was visited is read without a network, another one says so', async ({
  arrive,
  language,
  say,
}) => {
  test.setTimeout(90_000);
  const page = await arrive({ locale: language, hasWorker: true });
  await page.goto('/');
  await hasWorker(page);
  await page.goto(`/product/${PRODUCT}`);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await isKept(page, `/product/${PRODUCT}`);
  await isKept(page, '/search');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('status').first()).toContainText(
    say('You are offline. This was kept on {day}, {hour}.').split('{')[0] ?? '',
  );
  await page.goto(`/vendor/${SHOP}`);
  await expect(page.getByRole('status').first()).toContainText(
    say('You are offline. This was kept on {day}, {hour}.').split('{')[0] ?? '',
  );

  await page.context().setOffline(false);
  await page.goto(`/product/${PRODUCT}`);
  await expect(page.locator('meta[name="haat-kept-at"]')).toHaveCount(0);
});

test('who signs out leaves no page behind', async ({ arrive, language }) => {
  const page = await arrive({ locale: language, as: BUYER, hasWorker: true });
  await page.goto('/');
  await hasWorker(page);
  await page.goto(`/product/${PRODUCT}`);
  await isKept(page, `/product/${PRODUCT}`);
  const personal = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('haat-answers'));
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().length;
  });
  expect(personal).toBe(0);
  await page.evaluate(() => localStorage.removeItem('haat.session'));
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'haat.session' })),
  );
  const names = () => page.evaluate(async () => (await caches.keys()).join());
  await expect.poll(names).not.toMatch(/haat-(pages|answers)/);
});
