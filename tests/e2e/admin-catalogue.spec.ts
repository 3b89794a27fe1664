/** The operator's catalogue: categories, products to be judged, words that mean the same. */
import { ADMIN } from './support/accounts';
import { newCategory, openAtDesk } from './support/categories';
import { inMegaMenu, openMegaMenu } from './support/mega-menu';
import { postFromElsewhere } from './support/networks';
import { field, mainOf, press } from './support/parts';
import { isSound } from './support/soundness';
import { expect, test } from './support/fixtures';
import { openShop, productInSearch } from './support/papers';
import { settled } from './support/settled';
import { wordsOf } from './support/words';
import { newMark } from './support/unique';
import { WIDE } from './support/widths';

const SYNONYM_MS = 2000;
const EVENT_MS = 15_000;
const en = wordsOf('en');
test(
  'a renamed category is so called in the mega menu',
  WIDE,
  async ({ arrive, request }) => {
    const category = await newCategory(request);
    const admin = await openAtDesk(arrive, category);
    await isSound(admin);
    const main = mainOf(admin);
    const name = `Hand looms ${newMark()}`;
    await field(main, en('Name in English')).fill(name);
    await press(main, en('Save'));
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    const visitor = await arrive();
    await expect(async () => {
      await openMegaMenu(visitor);
      const links = inMegaMenu(visitor, '/industry/');
      await expect(links.filter({ hasText: name })).toBeVisible({ timeout: 1000 });
      await expect(links.filter({ hasText: category.name })).toHaveCount(0);
    }).toPass({ timeout: EVENT_MS });
    await category.remove();
  },
);

test(
  'a category without anything is deleted, one with products says why not',
  WIDE,
  async ({ arrive, request }) => {
    const category = await newCategory(request);
    const admin = await openAtDesk(arrive, category);
    await press(mainOf(admin), en('Delete'));
    await press(admin.getByRole('dialog'), en('Delete'));
    await admin.waitForURL('**/admin/categories');
    await admin.goto('/admin/categories');
    await settled(admin);
    await mainOf(admin).locator('tbody a').first().click();
    await admin.waitForURL(/categories\/[0-9a-f-]{36}$/);
    await settled(admin);
    await press(mainOf(admin), en('Delete'));
    await expect(
      admin.getByRole('dialog').getByText(/^\d+ categories · \d+ products/),
    ).toBeVisible();
  },
);

test(
  'a reported product is blocked, and nobody finds it',
  WIDE,
  async ({ arrive, request }) => {
    const shop = await openShop(request);
    const data = { reason: 'counterfeit', text: 'The tin is not theirs.' };
    const path = `/api/webui/product/${shop.product.slug}/report`;
    expect(await postFromElsewhere(path, data)).toBe(202);
    const admin = await arrive({ as: ADMIN });
    const list = `/admin/products?${new URLSearchParams({ status: 'published', q: shop.product.name })}`;
    await admin.goto(list);
    await settled(admin);
    const main = mainOf(admin);
    await main.getByRole('link', { name: shop.product.name }).click();
    await admin.waitForURL(/products\/[0-9a-f-]{36}$/);
    await expect(main.getByText('The tin is not theirs.')).toBeVisible();
    await isSound(admin);
    await press(main, en('Block'));
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('misleading');
    await press(dialog, en('Block'));
    await expect(dialog).toHaveCount(0);
    const hits = async () => (await productInSearch(request, shop.product.name)) ?? null;
    await expect.poll(hits, { timeout: EVENT_MS }).toBeNull();
  },
);

test(
  'a new synonym finds products within two seconds',
  WIDE,
  async ({ arrive, request }) => {
    const shop = await openShop(request);
    const word = `qz${newMark().replace(/\d/g, 'x')}`;
    const known = shop.product.name.split(' ').at(-1) ?? '';
    const admin = await arrive({ as: ADMIN });
    await admin.goto('/admin/synonyms');
    await settled(admin);
    await press(mainOf(admin), en('Add words'));
    const dialog = admin.getByRole('dialog');
    await field(dialog, en('Words')).fill(`${word}, ${known}`);
    await press(dialog, en('Save'));
    await expect(dialog).toHaveCount(0);
    const since = Date.now();
    const found = async () => {
      const answer = await request.get('/api/webui/search', { params: { q: word } });
      const rows = (await answer.json()).data as { name: string }[];
      return rows.some(({ name }) => name === shop.product.name);
    };
    await expect.poll(found, { timeout: SYNONYM_MS, intervals: [100] }).toBe(true);
    console.log(`found by its synonym after ${Date.now() - since} ms`);
  },
);
