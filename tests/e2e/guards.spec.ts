/** The guards where no address alone shows them; who comes in where is walked in pages.spec. */
import type { Page } from '@playwright/test';
import { BUYER } from './support/accounts';
import { expect, test } from './support/fixtures';
import { newcomer } from './support/newcomer';
import { WIDE } from './support/widths';

/** Room for a busy machine. */
async function endsAt(page: Page, path: string, end: string) {
  await page.goto(path);
  await expect(page).toHaveURL(end);
  await expect(page.locator('h1, h2').first()).toBeVisible();
  // It stays there: nothing leads on, nothing leads round.
  await expect(page).toHaveURL(end);
}

test(
  'an unconfirmed email keeps one from opening a shop, not from the rest',
  WIDE,
  async ({ arrive, request }) => {
    const { session } = await newcomer(request, { isVerified: false });
    await endsAt(await arrive({ session }), '/seller/register', '/email/resend');
    await endsAt(await arrive({ session }), '/seller/enquiries', '/email/resend');
    await endsAt(await arrive({ session }), '/buyer/wishlists', '/buyer/wishlists');
  },
);

test('an unknown guard is an error page with 500', WIDE, async ({ arrive }) => {
  const page = await arrive({ as: BUYER });
  await page.route('**/mf/dashboard/**/*.js', async (route) => {
    const answer = await route.fetch();
    const code = (await answer.text()).replaceAll('"authenticated"', '"nobody"');
    await route.fulfill({ response: answer, body: code });
  });
  await page.goto('/buyer/settings');
  const title = page.getByRole('heading', { name: '500' });
  await expect(title).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Unknown middleware')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who must sign in first reads why, and comes back', WIDE, async ({ arrive }) => {
  const page = await arrive({});
  await page.goto('/buyer/orders');
  await page.waitForURL('**/register?login=true');
  await expect(page.getByText('Sign in to open this page.')).toBeVisible();
});
