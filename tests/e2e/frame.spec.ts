/** The frame around the pages: it stays, it recovers, and its notices lie in nobody's way. */
import { ADMIN, BUYER, PRODUCT, SELLER, SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { mainOf } from './support/parts';
import { settled } from './support/settled';
import { overflowOf } from './support/soundness';
import { NARROW, WIDE } from './support/widths';
import { wordsOf } from './support/words';

const COOKIES = [
  'haat_refresh',
  'haat_device',
  'haat_google',
  'haat_locale',
  'haat_currency',
  'haat_appearance',
];

test('the dashboard layout is not reloaded on navigation', WIDE, async ({ arrive }) => {
  const page = await arrive({ as: BUYER });
  await page.goto('/buyer/enquiries');
  const ways = page.getByRole('navigation', { name: 'My account' });
  await ways.evaluate((element) => element.setAttribute('data-seen', 'yes'));
  await ways.getByRole('link', { name: 'Orders' }).click();
  await page.waitForURL('**/buyer/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ways).toHaveAttribute('data-seen', 'yes');
});

test('an error stays where it happened', WIDE, async ({ arrive }) => {
  const page = await arrive({ as: BUYER });
  await page.goto('/buyer/no-such-page');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'My account' });
  await ways.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(/\/buyer\/?$/);
  await expect(ways).toBeVisible();
  await expect(page.getByText('This page could not be found')).toBeHidden();
});

test('on a phone there is one bar at the bottom', NARROW, async ({ arrive, say }) => {
  const page = await arrive({ locale: 'ne' });
  const bars = page
    .locator('.haat-bottom-bar, [data-page-bar]')
    .filter({ visible: true });
  for (const path of ['/', `/product/${PRODUCT}`, `/vendor/${SHOP}`, '/search?q=tea']) {
    await page.goto(path);
    await settled(page);
    await expect(bars, path).toHaveCount(1);
  }
  await page.getByRole('main').getByRole('checkbox').first().check();
  await expect(
    page.getByRole('region', { name: say('Selected to compare') }),
  ).toBeVisible();
  await expect(bars).toHaveCount(1);
});

test(
  'the phone’s account sheet has language and currency; its header hides on the way down',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive();
    await page.goto('/');
    await settled(page);
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(58);
    await page.mouse.wheel(0, 900);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(header).toBeInViewport();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Account' });
    await sheet.getByRole('button', { name: /^Currency/ }).click();
    await page.getByRole('menuitem', { name: /USD/ }).click();
    await expect(sheet.getByRole('button', { name: 'Currency: USD' })).toBeVisible();
    await sheet.getByRole('button', { name: /^Language/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  },
);

test(
  'from 901 to 1180 px the side bar has icons only; staff have all links in it',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive({ as: ADMIN });
    await page.goto('/admin/users');
    const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
    await expect(links).toHaveCount(13);
    const bar = page.locator('[data-bar="side"]');
    expect((await bar.boundingBox())?.width).toBe(236);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect((await bar.boundingBox())?.width).toBe(76);
    await expect(links.filter({ hasText: 'Users' })).toHaveAttribute('title', 'Users');
    await expect(links.filter({ hasText: 'Users' })).toBeInViewport();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  },
);

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

test('the privacy policy names every cookie', WIDE, async ({ arrive, language }) => {
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
          await expect
            .poll(() => overflowOf(page), { message: `${address} at ${width}` })
            .toBeLessThanOrEqual(0);
        }
      }
    }
  },
);
