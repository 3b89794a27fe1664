/** The frame around the pages: it stays, it recovers, and its notices lie in nobody's way. */
import { BUYER, SELLER } from './support/accounts';
import { expect, test } from './support/fixtures';
import { mainOf } from './support/parts';
import { settled } from './support/settled';
import { overflowOf } from './support/soundness';
import { WIDE } from './support/widths';
import { wordsOf } from './support/words';

const COOKIES = [
  'haat_refresh',
  'haat_device',
  'haat_google',
  'haat_locale',
  'haat_currency',
];

test('the dashboard layout is not reloaded on navigation', async ({ arrive }) => {
  const page = await arrive({ as: BUYER });
  await page.goto('/buyer/enquiries');
  const ways = page.getByRole('navigation', { name: 'My account' });
  await ways.evaluate((element) => element.setAttribute('data-seen', 'yes'));
  await ways.getByRole('link', { name: 'Orders' }).click();
  await page.waitForURL('**/buyer/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ways).toHaveAttribute('data-seen', 'yes');
});

test('an error stays where it happened', async ({ arrive }) => {
  const page = await arrive({ as: BUYER });
  await page.goto('/buyer/no-such-page');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'My account' });
  await ways.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(/\/buyer\/?$/);
  await expect(ways).toBeVisible();
  await expect(page.getByText('This page could not be found')).toBeHidden();
});

test('a notice leaves the composer free', async ({ arrive }) => {
  const page = await arrive({ as: SELLER });
  await page.goto('/seller/enquiries');
  await page.getByTestId('enquiry-row').first().click();
  const composer = mainOf(page).getByRole('textbox', { name: 'Your message' });
  await composer.fill('Namaste');
  await page.route('**/api/enquiries/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: /^Status:/ }).click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByText('Couldn’t change the status. Try again.')).toBeVisible();
  const send = mainOf(page).getByRole('button', { name: 'Send', exact: true });
  // A trial needs the button itself to lie under the finger.
  await send.click({ trial: true, timeout: 2000 });
  await composer.click({ trial: true, timeout: 2000 });
});

test('the privacy policy names every cookie', async ({ arrive, language }) => {
  const page = await arrive({ locale: language });
  await page.goto('/privacy-policy');
  const heading = wordsOf(language)('Cookies and storage');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  for (const name of COOKIES) await expect(mainOf(page)).toContainText(name);
});

test(
  'between a phone and a desk no page runs out of its width',
  WIDE,
  async ({ arrive }) => {
    for (const as of [undefined, SELLER] as const) {
      const page = await arrive({ as });
      for (const address of ['/', '/suppliers', ...(as ? ['/seller/enquiries'] : [])]) {
        await page.goto(address);
        await settled(page);
        for (const width of [320, 360, 640, 768, 820, 901, 960, 1024, 1199, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflowOf(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
    }
  },
);
