/** The dark scheme: chosen or the system's, in dashboards only. */
import type { Page } from '@playwright/test';
import { ADMIN, BUYER, SELLER } from './support/accounts';
import { expect, test } from './support/fixtures';
import { section } from './support/parts';
import { settled } from './support/settled';
import { NARROW, WIDE } from './support/widths';

const root = (page: Page) => page.locator('html');
const isDark = (page: Page) => expect(root(page)).toHaveCSS('color-scheme', 'dark');
const isLight = (page: Page) => expect(root(page)).toHaveCSS('color-scheme', 'normal');
const DARK_CARD = 'rgb(27, 30, 46)';

test(
  'a dashboard follows the system, a public page is light',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive({ as: BUYER });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/buyer/orders');
    await settled(page);
    await isDark(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await isLight(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('[data-bar] a[href="/"]').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(root(page)).not.toHaveAttribute('data-theme');
    await isLight(page);
    await page.goBack();
    await isDark(page);
  },
);

test(
  'a choice remains after a reload, before any script',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ as: SELLER, locale: language });
    await page.goto('/seller/settings#appearance');
    const name = say('Dark', {}, 'appearance');
    const dark = section(page, 'appearance').getByRole('radio', { name });
    await dark.check();
    await isDark(page);
    await page.reload();
    await isDark(page);
    await expect(dark).toBeChecked();

    const html = await (await page.request.get('/seller/settings')).text();
    expect(html).toMatch(/^<!doctype html><html lang="\w\w" data-theme="dark">/);
    const home = await (await page.request.get('/')).text();
    expect(home).not.toContain('data-theme');
  },
);

test('what opens above the page is dark, too', WIDE, async ({ arrive, say }) => {
  const page = await arrive({ as: SELLER });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/seller/manageproducts');
  await settled(page);
  await page.getByRole('button', { name: say('Account menu') }).click();
  await expect(page.getByRole('menu')).toHaveCSS('background-color', DARK_CARD);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('Help') }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', DARK_CARD);
});

test('a calendar has the colours of the scheme', WIDE, async ({ arrive, say }) => {
  const page = await arrive({ as: ADMIN });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin/users');
  await settled(page);
  await page.getByRole('button', { name: say('More filters') }).click();
  await page
    .getByRole('button', { name: say('Open the calendar') })
    .first()
    .click();
  const chevron = page.getByRole('dialog').last().locator('nav svg').first();
  await expect(chevron).toHaveCSS('fill', 'rgb(197, 201, 221)');
});

test('on phones the choice is under More', NARROW, async ({ arrive, language, say }) => {
  const page = await arrive({ as: BUYER, locale: language });
  await page.goto('/buyer');
  await settled(page);
  const bar = page.getByRole('navigation', { name: say('My account') });
  await bar.getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: say('Appearance') }).selectOption('dark');
  await isDark(page);
  await expect(sheet).toHaveCSS('background-color', DARK_CARD);
});

test('a print is light', WIDE, async ({ arrive }) => {
  const page = await arrive({ as: BUYER });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/buyer/orders');
  await settled(page);
  await isDark(page);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await isLight(page);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(20, 23, 43)');
});
