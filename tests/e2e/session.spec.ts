/** Coming in, being known, going out: in the dialog, on the guarded pages, in every tab. */
import type { Page } from '@playwright/test';
import { BUYER, PASSWORD, SELLER, signIn, signInForm } from './support/accounts';
import { expect, test } from './support/fixtures';
import { greeting, signOut } from './support/parts';
import { newEmail } from './support/unique';
import { wordsOf, type Say } from './support/words';
import { NARROW, WIDE } from './support/widths';

const english = wordsOf('en');
const ENTRIES = [
  'Edit Profile',
  'Home',
  'Post Your Requirement',
  'Settings',
  'Download App',
  'Sign out',
];

async function openDialog(page: Page, say: Say) {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Sign in') })
    .click();
  return page.getByRole('dialog', { name: say('Sign in') });
}

/** By the form: a session of its own, that may be ended without disturbing others. */
async function comeIn(page: Page) {
  await signIn(await openDialog(page, english), english, BUYER);
  await expect(greeting(page, english, 'Sita')).toBeVisible();
}

test(
  'a wrong password is told under the email, the right one lets in',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const dialog = await openDialog(page, say);
    await signIn(dialog, say, BUYER, 'not-the-password');
    const { email, password, button } = signInForm(dialog, say);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/\S/);
    await expect(page).toHaveURL('/');
    await password.fill(PASSWORD);
    await button.click();
    await expect(dialog).toBeHidden();
    await expect(greeting(page, say, 'Sita')).toHaveAttribute('href', '/buyer/');
  },
);

test(
  'the account menu has exactly its six entries',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language, as: BUYER });
    await page.goto('/');
    await page.getByRole('button', { name: say('Account menu') }).click();
    await expect(page.getByRole('menuitem')).toHaveText(
      ENTRIES.map((entry) => say(entry)),
    );
  },
);

test(
  'signing out leads to the sign-in screen and ends every tab',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive();
    await comeIn(page);
    const other = await page.context().newPage();
    await other.goto('/about-us');
    await expect(greeting(other, english, 'Sita')).toBeVisible();
    await signOut(page, english);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(greeting(other, english, 'Sita')).toBeHidden();
    await page.goto('/buyer/enquiries');
    await page.waitForURL('**/register?login=true');
  },
);

test(
  'after a sign-out the next person begins at their own home',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive();
    await page.goto('/register?login=true');
    await signIn(page.getByRole('main'), english, SELLER);
    await page.waitForURL('/');
    await page.goto('/seller/enquiries');
    await signOut(page, english);
    await signIn(page.getByRole('main'), english, BUYER);
    await page.waitForURL('/');
  },
);

test(
  'a guarded page sends a guest to sign in, and takes them back',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive();
    await page.goto('/buyer/enquiries');
    await page.waitForURL('**/register?login=true');
    await signIn(page.getByRole('main'), english, BUYER);
    await page.waitForURL('**/buyer/enquiries');
    await expect(page.getByRole('heading', { name: 'Enquiries' }).first()).toBeVisible();
  },
);

test('a new buyer registers and is in', NARROW, async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/register');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Maya');
  await main.getByLabel('Last name').fill('Rai');
  await main.getByLabel('Email address').fill(newEmail());
  await main.getByLabel(/^Password( \*)?$/).fill('Himal-2083-x');
  await main.getByLabel('Password again').fill('Himal-2083-x');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/email/resend');
  await expect(greeting(page, english, 'Maya')).toBeVisible();
});

test(
  'registering tells every wrong field under it, and goes to the first',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive();
    await page.goto('/register');
    const main = page.getByRole('main');
    await main.getByLabel('First name').fill('Maya');
    await main.getByLabel('Last name').fill('Rai');
    await main.getByLabel('Email address').fill('maya at example');
    await main.getByLabel('Phone Number').fill('12');
    await main.getByLabel(/^Password( \*)?$/).fill('short');
    await main.getByLabel('Password again').fill('other');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Create account' }).click();
    const email = main.getByLabel('Email address');
    await expect(email).toBeFocused();
    for (const wrong of [
      email,
      main.getByLabel('Phone Number'),
      main.getByLabel(/^Password( \*)?$/),
    ]) {
      await expect(wrong).toHaveAttribute('aria-invalid', 'true');
      await expect(wrong).toHaveAccessibleDescription(/\S/);
    }
    await email.fill(newEmail());
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveURL('/register');
  },
);

test('a refused token on any call signs out', NARROW, async ({ arrive }) => {
  const page = await arrive({ as: BUYER });
  await page.goto('/buyer/enquiries');
  await expect(page.getByRole('navigation', { name: 'My account' })).toBeVisible();
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('haat.session') ?? '{}');
    const broken = { ...session, access_token: `${session.access_token}x` };
    localStorage.setItem('haat.session', JSON.stringify(broken));
  });
  await page.reload();
  await page.waitForURL('**/register?login=true');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(greeting(page, english, 'Sita')).toBeHidden();
  const session = await page.evaluate(() => localStorage.getItem('haat.session'));
  expect(session).toBeNull();
});
