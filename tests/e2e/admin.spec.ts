/** The operator finds an account, suspends it with a reason and gives it back. */
import type { Page } from '@playwright/test';
import { ADMIN, BUYER, signIn } from './support/accounts';
import { expect, test } from './support/fixtures';
import { newcomer } from './support/newcomer';
import { field, mainOf } from './support/parts';
import type { Say } from './support/words';
import { WIDE } from './support/widths';

const REASON = 'Sold what it did not have';

async function find(page: Page, email: string) {
  await page.goto('/admin/users');
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  return row;
}

/** From the person's page: suspending is in its menu, and needs a reason. */
async function changeStatus(page: Page, say: Say, name: string) {
  await mainOf(page)
    .getByRole('button', { name: say('More actions') })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name, exact: true });
  await expect(button).toBeDisabled();
  await dialog.getByRole('textbox').fill(REASON);
  await button.click();
  await expect(dialog).toBeHidden();
}

test(
  'a suspended account is out at once, told at sign-in, and let in again',
  WIDE,
  async ({ arrive, request, language, say }) => {
    const { email, password, session } = await newcomer(request, { locale: language });
    const theirs = await arrive({ locale: language, session });
    await theirs.goto('/buyer/settings');
    await expect(theirs.locator('main #profile')).toBeVisible();

    const operator = await arrive({ locale: language, as: ADMIN });
    const row = await find(operator, email);
    await row.getByRole('link').click();
    await changeStatus(operator, say, say('Suspend'));
    await expect(mainOf(operator).getByText(say('Suspended')).first()).toBeVisible();
    await expect(mainOf(operator).getByText(REASON).first()).toBeVisible();

    await theirs.waitForTimeout(3000);
    await theirs.reload();
    await theirs.waitForURL('**/register?login=true');
    await signIn(mainOf(theirs), say, email, password);
    const told = field(mainOf(theirs), say('Email address'));
    await expect(told).toHaveAttribute('aria-invalid', 'true');
    await expect(told).toHaveAccessibleDescription(
      say('This account is suspended. Please contact support.'),
    );

    await changeStatus(operator, say, say('Restore'));
    await expect(mainOf(operator).getByText(say('Active')).first()).toBeVisible();
    await mainOf(theirs)
      .getByRole('button', { name: say('Sign in'), exact: true })
      .click();
    await theirs.waitForURL('**/buyer/settings');
  },
);

test('a search without a match has no users', WIDE, async ({ arrive }) => {
  const page = await arrive({ as: ADMIN });
  await page.goto('/admin/users?q=qqzzqqzz');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});

test('the operator cannot suspend themselves', WIDE, async ({ arrive }) => {
  const page = await arrive({ as: ADMIN });
  const row = await find(page, ADMIN);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Person' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
});

test('the administration does not exist for others', WIDE, async ({ arrive }) => {
  const page = await arrive({ as: BUYER });
  await page.goto('/admin/users');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('link', { name: /^haat/i }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
