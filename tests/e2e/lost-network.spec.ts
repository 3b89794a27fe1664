/** A lost network or an outage says so with Retry, inside its frame, and is never a 500 (D32). */
import type { Page } from '@playwright/test';
import { SELLER } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { NARROW, WIDE } from './support/widths';

/** What the guards ask; other calls of the desk go on. */
const STEP = '**/api/sellerprofile';

const panelOf = (page: Page, words: string) =>
  page.getByRole('alert').filter({ hasText: words });
const isNo500 = (page: Page) =>
  expect(page.getByText('500', { exact: true })).toHaveCount(0);

test(
  'a page whose code was never fetched says that there is no connection, and opens by itself',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto('/privacy-policy');
    await settled(page);
    await page.context().setOffline(true);
    await page.locator('a[href="/about-us"]:visible').first().click();
    const offline = page.getByRole('heading', { level: 1, name: say('You’re offline') });
    await expect(offline).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: say('Retry') });
    await expect(retry).toBeVisible();
    await isNo500(page);
    await isSound(page);
    await page.context().setOffline(false);
    await expect(offline).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

const FAILURES = [
  { name: 'a lost network', fail: 'abort', words: 'No connection' },
  {
    name: 'an outage',
    fail: 'outage',
    words: 'Haat isn’t responding right now. Please try again in a moment.',
  },
] as const;

for (const { name, fail, words } of FAILURES) {
  test(
    `${name} leaves the seller's desk around what did not load`,
    WIDE,
    async ({ arrive, language, say }) => {
      const page = await arrive({ locale: language, as: SELLER });
      await page.route(STEP, (route) =>
        fail === 'abort'
          ? route.abort()
          : route.fulfill({
              status: 503,
              json: { message: 'Away.', code: 'unavailable' },
            }),
      );
      await page.goto('/seller/settings');
      const panel = panelOf(page, say(words));
      await expect(panel).toBeVisible();
      await expect(page.locator('a[href="/seller/enquiries"]').first()).toBeVisible();
      await isNo500(page);
      await isSound(page);
      await page.unroute(STEP);
      if (fail === 'abort') await page.evaluate(() => dispatchEvent(new Event('online')));
      else await panel.getByRole('button', { name: say('Retry') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(panel).toBeHidden();
    },
  );
}

test('on a phone too', NARROW, async ({ arrive, language, say }) => {
  const page = await arrive({ locale: language });
  await page.route('**/api/webui/search*', (route) => route.abort());
  await page.goto('/help');
  await settled(page);
  await page.locator('[name="q"]').first().fill('tea');
  await page.locator('[name="q"]').first().press('Enter');
  await expect(panelOf(page, say('No connection'))).toBeVisible();
  await isSound(page);
});
