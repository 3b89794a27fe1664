/** Without a network: what was visited is read, what is written waits and arrives once. */
import type { Page } from '@playwright/test';
import { BUYER, PRODUCT, SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { mainOf } from './support/parts';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { newMark, newPhone } from './support/unique';
import { NARROW, WIDE } from './support/widths';

/** Here and in charge: what is opened from now on is kept. */
async function hasWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Kept once the page stands in the browser's own store. */
async function isKept(page: Page, path: string): Promise<void> {
  const inStore = (wanted: string) =>
    page.evaluate(async (address) => {
      const names = (await caches.keys()).filter((name) =>
        /^haat-(pages|fallbacks)/.test(name),
      );
      const opened = await Promise.all(names.map((name) => caches.open(name)));
      const found = await Promise.all(opened.map((cache) => cache.match(address)));
      return found.some((answer) => answer !== undefined);
    }, wanted);
  await expect.poll(() => inStore(path), { timeout: 20_000 }).toBe(true);
}

/** Every file the page consists of is in the worker's store. */
async function hasFiles(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(assets|mf)\/.+\.[0-9a-f]{8,}\.\w+$/.test(name));
      const found = await Promise.all(
        files.map((name) =>
          caches.match(name, { cacheName: 'haat-files', ignoreVary: true }),
        ),
      );
      return files.filter((_, index) => found[index] === undefined);
    });
  await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
}

test(
  'a page that was visited is read without a network, another one says so',
  NARROW,
  async ({ arrive, language, say }) => {
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
      say('You’re offline. This copy is from {day}, {hour}.').split('{')[0] ?? '',
    );
    await page.goto(`/vendor/${SHOP}`);
    await expect(page.getByRole('status').first()).toContainText(
      say('You’re offline. This copy is from {day}, {hour}.').split('{')[0] ?? '',
    );

    await page.context().setOffline(false);
    await page.goto(`/product/${PRODUCT}`);
    await expect(page.locator('meta[name="haat-cached-at"]')).toHaveCount(0);
  },
);

test(
  'a part whose code does not come takes nothing with it, and opens once it is here',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const lost = new Set<string>();
    let isAway = true;
    await page.route(/\/assets\/(toasts|overlays|header-parts)\./, (route) => {
      if (!isAway) return route.continue();
      lost.add(new URL(route.request().url()).pathname.split('.')[0] ?? '');
      return route.abort();
    });
    await page.goto('/');
    await settled(page);
    const signIn = { name: say('Sign in') };
    await page.getByRole('banner').getByRole('button', signIn).click();
    await expect.poll(() => lost.size).toBe(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    isAway = false;
    // What the browser says when its network is back.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('dialog', signIn)).toBeVisible();
  },
);

test('who signs out leaves no page behind', NARROW, async ({ arrive, language }) => {
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
  await settled(page);
  await page.evaluate(() => localStorage.removeItem('haat.session'));
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'haat.session' })),
  );
  const names = () => page.evaluate(async () => (await caches.keys()).join());
  await expect.poll(names).not.toMatch(/haat-(pages|answers)/);
});

test(
  'an enquiry without a network waits over a reload, and arrives once',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language, hasWorker: true });
    const keys: (string | undefined)[] = [];
    const statuses: number[] = [];
    const isOurs = (url: string) => url.endsWith('/contactseller');
    page.on('request', (sent) => {
      if (isOurs(sent.url())) keys.push(sent.headers()['idempotency-key']);
    });
    page.on('response', (got) => void (isOurs(got.url()) && statuses.push(got.status())));
    await page.goto('/');
    await hasWorker(page);
    const path = `/vendor/${SHOP}/contact-us`;
    await page.goto(path);
    await settled(page);
    await isKept(page, path);

    const words = `Forty sacks of CTC tea, ${newMark()}`;
    const send = { name: say('Submit Requirement') };
    const form = mainOf(page).locator('form', { has: page.getByRole('button', send) });
    const box = (name: string) => form.getByRole('textbox', { name: say(name) });
    await box('Name').fill('Sita Rai');
    await box('Phone Number').fill(newPhone());
    await box('Email address').fill('sita@example.com');
    await box('Requirement').fill(words);
    await form.getByRole('button', send).click();
    const review = page.getByRole('dialog', { name: say('Review your requirement') });
    await review.getByRole('listbox').getByRole('option').first().click();
    await page.context().setOffline(true);
    await review.getByRole('button', { name: say('Confirm and send') }).click();

    const outbox = page.getByRole('region', { name: say('Outbox') });
    await expect(outbox).toContainText(say('Waiting to be sent'));
    await expect(outbox).toContainText(words);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(outbox).toContainText(words);
    await isSound(page);
    expect(statuses).toEqual([]);

    await page.context().setOffline(false);
    const close = outbox.getByRole('button', { name: say('Close') });
    await expect(close).toBeVisible({ timeout: 30_000 });
    expect(statuses).toEqual([201]);
    expect(new Set(keys).size).toBe(1);
    await page.reload();
    await settled(page);
    await expect(outbox).toHaveCount(0);
    expect(statuses).toEqual([201]);
  },
);

test(
  'a dashboard without a network has its own bars alone',
  NARROW,
  async ({ arrive, language }) => {
    const page = await arrive({ as: BUYER, locale: language, hasWorker: true });
    await page.goto('/buyer');
    await hasWorker(page);
    await settled(page);
    await isKept(page, '/search');
    await hasFiles(page);
    await page.context().setOffline(true);
    await page.goto('/buyer/orders');
    await expect(mainOf(page).locator('[data-bar="top"]')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.context().setOffline(false);
  },
);

test(
  'a file still loading when the worker comes is stored too',
  WIDE,
  async ({ arrive, request }) => {
    const html = await (await request.get('/compare')).text();
    const file = /\/assets\/page-compare\.\w+\.js/.exec(html)?.[0] ?? '';
    const page = await arrive({ hasWorker: true });
    await page.route(`**${file}`, async (route) => {
      await hasWorker(page);
      await isKept(page, '/search');
      await route.continue();
    });
    await page.goto('/');
    await page.evaluate((address) => void fetch(address), file);
    await hasWorker(page);
    await page.waitForFunction(
      (name) =>
        performance.getEntriesByName(new URL(name, location.href).href).length > 0,
      file,
    );
    await hasFiles(page);
  },
);
