/** Wishlists: hearts that ask which list, the lists themselves, their public link, asking everybody. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { newcomer, type Newcomer } from './support/newcomer';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { newPhone } from './support/unique';
import { watch } from './support/watch';
import { wordsOf } from './support/words';
import { NARROW } from './support/widths';

type Product = { id: string; name: string; name_ne: string; seller: { slug: string } };

/** Products of different sellers, as anybody finds them. */
async function productsOf(api: APIRequestContext, count: number): Promise<Product[]> {
  const answer = await api.get('/api/webui/search', { params: { q: 'tea' } });
  const found: Product[] = (await answer.json()).data;
  const bySeller = new Map(found.map((product) => [product.seller.slug, product]));
  return [...bySeller.values()].slice(0, count);
}

/** Lists of a new person, made by the API; each holds the products given. */
async function listsOf(
  api: APIRequestContext,
  session: string,
  lists: Record<string, Product[]>,
): Promise<void> {
  const { access_token: token } = JSON.parse(session);
  const headers = { Authorization: `Bearer ${token}` };
  for (const [name, products] of Object.entries(lists)) {
    const data = { name };
    const made = await api.post('/api/wishlist/create', { data, headers });
    const { id } = (await made.json()).data;
    for (const product of products) {
      const item = { wishlist_id: id, product_id: product.id };
      const added = await api.post('/api/wishlist/add', { data: item, headers });
      expect(added.ok(), await added.text()).toBe(true);
    }
  }
}

/** Signed in anew: the token of the registration does not know of the proven address yet. */
async function sessionOf(
  api: APIRequestContext,
  { email, password }: Newcomer,
): Promise<string> {
  const data = { email, password, terms: true };
  const { access_token, user } = (await (await api.post('/api/login', { data })).json())
    .data;
  return JSON.stringify({ access_token, user, seller_profile: null });
}

const notice = (page: Page, text: string): Locator =>
  page.locator('[data-sonner-toast]', { hasText: text });
const board = (page: Page, name: string): Locator =>
  page.locator('[data-wishlist]', { has: page.getByRole('heading', { name }) });

test(
  'a heart takes the default list, held it asks which, and both have a way back',
  NARROW,
  async ({ arrive, request }) => {
    const { session } = await newcomer(request);
    const page = await arrive({ session });
    const troubles = watch(page);
    await page.goto('/search?q=tea');
    await settled(page);
    const hearts = page.getByRole('main').getByRole('button', { name: /^Wishlist: / });
    await hearts.nth(0).click();
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await notice(page, 'Added to My wishlist')
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false');

    await hearts.nth(1).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'New list' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Café');
    await page.getByRole('button', { name: 'Create and add' }).click();
    await expect(notice(page, 'Added to Café')).toBeVisible();
    await hearts.nth(1).focus();
    await hearts.nth(1).press('ArrowDown');
    await page.getByRole('menuitem', { name: 'My wishlist' }).click();
    await expect(notice(page, 'Added to My wishlist')).toBeVisible();
    await hearts.nth(1).click();
    let restored = 0;
    page.on('response', (answer) => {
      if (answer.url().endsWith('/wishlist/restore')) restored += 1;
    });
    await notice(page, 'Removed from your wishlists')
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
    // Into both lists, one after the other: left in between, the second call is cut off.
    await expect.poll(() => restored).toBe(2);
    await page.goto('/buyer/wishlists');
    for (const name of ['My wishlist', 'Café']) {
      await expect(board(page, name).locator('[data-item]')).toHaveCount(1);
    }
    expect(troubles).toEqual([]);
  },
);

test(
  'quantities, notes, names and places are changed in the list, ne',
  NARROW,
  async ({ arrive, request }) => {
    const say = wordsOf('ne');
    const { session } = await newcomer(request, { locale: 'ne' });
    const [tea, other] = await productsOf(request, 2);
    if (!tea || !other) throw new Error('the demo sells no tea');
    await listsOf(request, session, { Ghar: [tea, other], Pasal: [] });
    const page = await arrive({ session, locale: 'ne' });
    const troubles = watch(page);
    await page.goto('/buyer/wishlists');
    const item = page.locator(`[data-item="${tea.id}"]`);
    await item.getByText(say('Add a quantity')).click();
    await item.getByRole('textbox').fill('२५');
    await item.getByRole('textbox').press('Enter');
    await expect(item.getByText('२५', { exact: false }).first()).toBeVisible();
    await item.getByText(say('Add a note')).click();
    await item.getByRole('textbox').fill('दसैँअघि');
    await item.getByRole('textbox').press('Enter');
    await expect(item.getByText('दसैँअघि')).toBeVisible();

    const more = say('Actions for {name}', { name: tea.name_ne });
    await item.getByRole('button', { name: more, exact: true }).click();
    await page
      .getByRole('menuitem', { name: say('Move to {0}', { 0: 'Pasal' }) })
      .click();
    await expect(board(page, 'Pasal').locator('[data-item]')).toHaveCount(1);
    await expect(item.getByText('दसैँअघि')).toBeVisible();
    await item.getByRole('button', { name: more, exact: true }).click();
    await page.getByRole('menuitem', { name: say('Remove'), exact: true }).click();
    await expect(item).toHaveCount(0);
    await notice(page, say('Removed from {0}', { 0: 'Pasal' }))
      .getByRole('button', { name: say('Undo') })
      .click();
    await expect(item.getByText('दसैँअघि')).toBeVisible();

    const ofList = say('Actions for {name}', { name: 'Ghar' });
    await page.getByRole('button', { name: ofList, exact: true }).click();
    await page.getByRole('menuitem', { name: say('Rename'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('Name')).fill('pasal');
    await dialog.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel(say('Name')).fill('Dashain');
    await dialog.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(board(page, 'Dashain')).toBeVisible();
    await isSound(page);
    // The name that was taken.
    expect(troubles.filter((one) => !one.includes('/wishlist/rename'))).toEqual([]);
  },
);

test(
  'a link shows the list to strangers until it is taken back',
  NARROW,
  async ({ arrive, request }) => {
    const { session } = await newcomer(request);
    const products = await productsOf(request, 2);
    await listsOf(request, session, { 'For Maya': products });
    const page = await arrive({ session });
    await page.goto('/buyer/wishlists');
    await page.getByRole('button', { name: 'Actions for For Maya' }).click();
    await page.getByRole('menuitem', { name: 'Share by link' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();

    const stranger = await arrive();
    expect((await stranger.goto(link))?.status()).toBe(200);
    await settled(stranger);
    await expect(stranger.getByRole('heading', { name: 'For Maya' })).toBeVisible();
    await expect(stranger.getByRole('main').getByRole('article')).toHaveCount(2);
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    await isSound(stranger);
    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(notice(page, 'The link no longer opens “For Maya”.')).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText('This page could not be found')).toBeVisible();
  },
);

test(
  'one press asks every supplier, and the list becomes a requirement',
  NARROW,
  async ({ arrive, request }) => {
    const session = await sessionOf(request, await newcomer(request));
    await listsOf(request, session, { Café: await productsOf(request, 2) });
    const page = await arrive({ session });
    const troubles = watch(page);
    await page.goto('/buyer/wishlists');
    await page.getByRole('button', { name: 'Ask all suppliers' }).click();
    const dialog = page.getByRole('dialog');
    const review = dialog.getByRole('button', { name: 'Review' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await expect(review).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Phone Number' }).fill(newPhone());
    await review.click();
    await expect(dialog.getByRole('list').getByRole('listitem')).not.toHaveCount(0);
    await isSound(page);
    await dialog.getByRole('button', { name: 'Send 2 enquiries' }).click();
    await expect(dialog.getByText('Sent', { exact: true })).toHaveCount(2);
    await dialog.getByRole('link', { name: 'See my enquiries' }).click();
    await page.waitForURL('**/buyer/enquiries**');
    await page.goto('/buyer/wishlists');
    await page.getByRole('button', { name: 'Actions for Café' }).click();
    await page.getByRole('menuitem', { name: 'Post as a requirement' }).click();
    await page.waitForURL('**/industry?requirement=**');
    expect(troubles).toEqual([]);
  },
);
