/** Saved searches notify their owner; searches without results reach the sellers. */
import type { Page } from '@playwright/test';
import { isSound, isSoundAtBothWidths } from './support/soundness';
import { expect, test } from './support/fixtures';
import { newcomer } from './support/newcomer';
import { mainOf } from './support/parts';
import { ProductDesk, Shelf } from './support/products';
import { settled } from './support/settled';
import { newMark } from './support/unique';
import { watch } from './support/watch';
import { wordsOf, type Say } from './support/words';
import { NARROW, WIDE } from './support/widths';

const NOTIFIED_WITHIN_MS = 45_000;

/** Of the page: a notification is a list item too, with the same name in it. */
const rowOf = (page: Page, text: string) =>
  mainOf(page).getByRole('listitem').filter({ hasText: text });

/** Taps, as on a phone: a mouse would rest on the notification, which then never goes. */
async function saveSearch(page: Page, say: Say) {
  await page.getByRole('button', { name: say('Alert me') }).tap();
  await page.getByRole('link', { name: say('Alert is on') }).tap();
  await expect(page).toHaveURL(/\/buyer\/alerts$/);
}

test(
  'a saved search notifies its owner of a new product',
  NARROW,
  async ({ arrive, request, language, say }) => {
    const { session } = await newcomer(request, { locale: language });
    const mark = newMark();
    const page = await arrive({ locale: language, session });
    const troubles = watch(page);
    await page.goto(`/search?q=himali+${mark}`);
    await saveSearch(page, say);
    const row = rowOf(page, mark);
    await expect(row).toBeVisible();

    const shelf = await Shelf.of(request);
    const product = await shelf.add(`Himali tea ${mark}`);
    await page.getByRole('button', { name: say('Notifications') }).click();
    const notice = page.getByRole('dialog').getByRole('link').filter({ hasText: mark });
    await expect(notice).toBeVisible({ timeout: NOTIFIED_WITHIN_MS });
    await page.keyboard.press('Escape');

    await page.reload();
    const fresh = row.getByText(language === 'ne' ? '१ नयाँ' : '1 new', { exact: true });
    await expect(fresh).toBeVisible();
    await row.getByRole('link').click();
    await expect(page.getByRole('link', { name: product.name }).first()).toBeVisible();
    await page.goto('/buyer/alerts');
    await settled(page);
    await expect(row).toBeVisible();
    await expect(fresh).toHaveCount(0);
    await isSoundAtBothWidths(page);
    expect(troubles).toEqual([]);
  },
);

test(
  'the toast of a saved search names it, and takes it back',
  NARROW,
  async ({ arrive, request, language, say }) => {
    const { session } = await newcomer(request, { locale: language });
    const page = await arrive({ locale: language, session });
    await page.goto(`/search?q=tea+${newMark()}`);
    await page.getByRole('button', { name: say('Alert me') }).tap();
    const start = say('Alert saved: {name}. We’ll notify you of new matches.').split('{');
    await expect(page.getByText(start[0] ?? '')).toBeVisible();
    await page.getByRole('button', { name: say('Undo') }).tap();
    await expect(page.getByRole('button', { name: say('Alert me') })).toBeVisible();
  },
);

test(
  'a guest signs in to save a search, and returns to it',
  NARROW,
  async ({ arrive }) => {
    const say = wordsOf('en');
    const page = await arrive();
    await page.goto('/search?q=tea');
    await page.getByRole('button', { name: say('Alert me') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('haat.next'))).toBe(
      '/search?q=tea',
    );
  },
);

test(
  'a saved search is renamed, muted, deleted and restored',
  NARROW,
  async ({ arrive, request }) => {
    const say = wordsOf('en');
    const { session } = await newcomer(request);
    const page = await arrive({ session });
    await page.goto('/search?q=copper+vase&price_max=900');
    await saveSearch(page, say);
    await page.getByRole('button', { name: 'Rename copper vase' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Vases for gifts');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Save') })
      .click();
    const row = rowOf(page, 'Vases for gifts');
    await row.getByRole('combobox').selectOption('none');
    await expect(row.getByRole('combobox')).toHaveValue('none');
    await expect(row.getByRole('combobox')).toBeEnabled();
    await page.reload();
    await expect(row.getByRole('combobox')).toHaveValue('none');
    await row.getByRole('button', { name: 'Delete: Vases for gifts' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: say('Undo') }).click();
    await expect(row.getByRole('combobox')).toHaveValue('none');
    await expect(row).toContainText('up to NPR 900');
  },
);

test(
  'a search without results by two visitors reaches the sellers, and becomes a product',
  WIDE,
  async ({ arrive, request, playwright, baseURL }) => {
    const say = wordsOf('en');
    // Letters only: a long number might be somebody's, and is not stored.
    const term = `kinwa ${newMark().replace(/[0-9]/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
    for (const visitor of ['Ram', 'Sita']) {
      const headers = { 'User-Agent': visitor };
      const api = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: headers,
      });
      const found = await api.get('/api/webui/search', { params: { q: term } });
      expect((await found.json()).meta.total).toBe(0);
      await api.dispose();
    }
    const shelf = await Shelf.of(request);
    const page = await arrive({ session: shelf.session });
    const row = page.getByRole('row').filter({ hasText: term });
    await expect(async () => {
      await page.goto('/seller/manageproducts/demand');
      await expect(row).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });
    await expect(row).toContainText('2');
    await isSound(page);
    await row.getByRole('link', { name: say('Add product') }).click();
    await expect(new ProductDesk(page, 'en').field('Name')).toHaveValue(term);

    const admin = await arrive({ as: 'admin@example.com' });
    await admin.goto('/admin/demand?days=7');
    const wanted = admin.getByRole('row').filter({ hasText: term });
    await expect(wanted).toBeVisible();
    await isSound(admin);
    await wanted.getByRole('link', { name: say('Create synonym') }).click();
    await expect(admin.getByRole('dialog').getByRole('textbox').first()).toHaveValue(
      `${term}, `,
    );
  },
);

test(
  'the chosen district fills the home page, and is stored',
  NARROW,
  async ({ arrive }) => {
    const say = wordsOf('en');
    const page = await arrive();
    const troubles = watch(page);
    await page.goto('/');
    const choice = page.getByRole('combobox', { name: say('Your district') });
    await expect(choice.getByRole('option', { name: 'Ilam' })).toBeAttached();
    await choice.selectOption({ label: 'Ilam' });
    const heading = page.getByRole('heading', { level: 3, name: 'Ilam' });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(choice.locator('option:checked')).toHaveText('Ilam');
    await isSound(page);
    expect(troubles).toEqual([]);
  },
);
