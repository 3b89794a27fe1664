/** Who comes in where: the guards of specification 6 and decisions D4, D9 and D11, by address. */
import type { Page } from '@playwright/test';
import { ADMIN, BUYER, SELLER } from './support/accounts';
import { expect, test } from './support/fixtures';
import { newcomer } from './support/newcomer';

const SIGN_IN = '/register?login=true';
const MISSING = 'This page could not be found';

/** Where each visitor ends: an address, or `null` where there is nothing to see for them. */
type Row = [
  path: string,
  guest: string | null,
  buyer: string | null,
  seller: string | null,
];
const TABLE: Row[] = [
  ['/register', '/register', '/', '/'],
  [SIGN_IN, SIGN_IN, '/', '/'],
  ['/email/resend', SIGN_IN, '/', '/'],
  ['/buyer/enquiries', SIGN_IN, '/buyer/enquiries', '/buyer/enquiries'],
  ['/buyer/settings', SIGN_IN, '/buyer/settings', '/buyer/settings'],
  ['/seller/enquiries', SIGN_IN, '/seller/register', '/seller/enquiries'],
  ['/seller/manageproducts', SIGN_IN, '/seller/register', '/seller/manageproducts'],
  ['/seller/settings', SIGN_IN, '/seller/register', '/seller/settings'],
  ['/seller/register', SIGN_IN, '/seller/register', '/seller/companyprofile'],
  ['/admin/users', SIGN_IN, null, null],
  ['/about-us', '/about-us', '/about-us', '/about-us'],
];

async function endsAt(page: Page, path: string, end: string | null) {
  await page.goto(path);
  if (end === null) return expect(page.getByText(MISSING)).toBeVisible();
  await expect(page).toHaveURL(end);
  await expect(page.locator('h1, h2').first()).toBeVisible();
  // It stays there: nothing leads on, nothing leads round.
  await expect(page).toHaveURL(end);
}

for (const [path, guest, buyer, seller] of TABLE) {
  test(`${path} lets in whom it should`, async ({ arrive }) => {
    await endsAt(await arrive(), path, guest);
    await endsAt(await arrive({ as: BUYER }), path, buyer);
    await endsAt(await arrive({ as: SELLER }), path, seller);
  });
}

test('the operator comes into the administration', async ({ arrive }) => {
  await endsAt(await arrive({ as: ADMIN }), '/admin', '/admin');
});

test('an unconfirmed e-mail keeps one from opening a shop, not from the rest', async ({
  arrive,
  request,
}) => {
  const { session } = await newcomer(request, { isVerified: false });
  await endsAt(await arrive({ session }), '/seller/register', '/email/resend');
  await endsAt(await arrive({ session }), '/seller/enquiries', '/email/resend');
  await endsAt(await arrive({ session }), '/buyer/wishlists', '/buyer/wishlists');
});

test('an unknown guard is an error page with 500', async ({ arrive }) => {
  const page = await arrive({ as: BUYER });
  await page.route('**/mf/dashboard/**/*.js', async (route) => {
    const answer = await route.fetch();
    const code = (await answer.text()).replaceAll('"authenticated"', '"nobody"');
    await route.fulfill({ response: answer, body: code });
  });
  await page.goto('/buyer/settings');
  await expect(page.getByRole('heading', { name: '500' })).toBeVisible();
  await expect(page.getByText('Unknown middleware')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
