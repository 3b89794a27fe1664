/** An account's whole life: made, confirmed, left, its password forgotten, used, deleted. */
import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/fixtures';
import { allow, hasGoogle } from './support/google';
import { linkInMail } from './support/mail';
import {
  atHome,
  field,
  greeting,
  heading,
  mainOf,
  press,
  section,
  signOut,
} from './support/parts';
import { settled } from './support/settled';
import { newcomer } from './support/newcomer';
import { newEmail } from './support/unique';
import { watch } from './support/watch';
import { wordsOf, type Locale, type Say } from './support/words';
import { NARROW, WIDE } from './support/widths';

const FIRST_PASSWORD = 'Himal-2083-x';
const SECOND_PASSWORD = 'Terai-2084-y';
const NAME = { en: 'Maya', ne: 'माया' };

async function register(page: Page, say: Say, fname: string, email: string) {
  await page.goto('/register');
  const main = mainOf(page);
  await field(main, say('First name')).fill(fname);
  await field(main, say('Last name')).fill('Rai');
  await field(main, say('Email address')).fill(email);
  await main.getByLabel(say('Country code')).selectOption('IN');
  await field(main, say('Phone Number')).fill('98101 23456');
  await field(main, say('Password')).fill('short');
  await expect(main.getByRole('status')).toBeVisible();
  await field(main, say('Password')).fill(FIRST_PASSWORD);
  await field(main, say('Password again')).fill(FIRST_PASSWORD);
  await main.getByRole('checkbox').check();
  await press(page, say('Create account'));
  await page.waitForURL('**/email/resend');
}

/** The mail's link opens in a tab of its own; the waiting one goes on by itself. */
async function confirmEmail(page: Page, say: Say, email: string) {
  await expect(mainOf(page).getByText(email)).toBeVisible();
  const again = page.getByRole('button', {
    name: new RegExp(say('Send again in {0} s', { 0: '\\S+' })),
  });
  await expect(again).toBeDisabled();
  const link = await linkInMail(email, '/email/verify');
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(heading(tab, say('Your email is confirmed'))).toBeVisible();
  await page.waitForURL(atHome);
  await tab.close();
  return link;
}

async function forgetAndReset(page: Page, say: Say, email: string) {
  await mainOf(page)
    .getByRole('link', { name: say('Forgot password?') })
    .click();
  // The sign-in screen has a field of this name, too.
  await expect(heading(page, say('Forgot your password?'))).toBeVisible();
  await field(mainOf(page), say('Email address')).fill(email);
  await press(page, say('Send the link'));
  await expect(heading(page, say('Check your email'))).toBeVisible();
  const link = await linkInMail(email, '/password/reset');
  await page.goto(link);
  await field(mainOf(page), say('New password')).fill(SECOND_PASSWORD);
  await field(mainOf(page), say('Password again')).fill(SECOND_PASSWORD);
  await press(page, say('Save and sign in'));
  await page.waitForURL(atHome);
  return link;
}

/** The provider vouches for the address: the same account, a second way in. */
async function comeByGoogle(page: Page, say: Say, email: string) {
  await press(page, say('Continue with Google'));
  await allow(page, { email });
  await page.waitForURL(atHome);
}

async function changeName(page: Page, say: Say, fname: string) {
  await page.goto('/buyer/settings');
  await settled(page);
  await expect(mainOf(page).getByText(say('This device'))).toHaveCount(1);
  await press(page, say('Show more'));
  await expect(section(page, 'activity')).toContainText(say('Password reset'));
  await field(mainOf(page), say('First name')).fill(fname);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await press(page, say('Save name'));
  await saved;
  await page.goto('/');
  await expect(greeting(page, say, fname)).toBeVisible();
  await page.goto('/buyer/settings');
  await settled(page);
}

async function deleteAccount(page: Page, say: Say, email: string) {
  await press(page, say('Delete my account'));
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: say('Delete permanently') });
  await expect(button).toBeDisabled();
  await field(dialog, say('Type your email to confirm')).fill(email);
  await field(dialog, say('Your password')).fill(FIRST_PASSWORD);
  await button.click();
  const password = field(dialog, say('Your password'));
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(SECOND_PASSWORD);
  await button.click();
  await page.waitForURL('**/register?login=true');
}

async function isGone(page: Page, say: Say, email: string) {
  await page.goto('/register?login=true');
  await signIn(mainOf(page), say, email, SECOND_PASSWORD);
  await expect(field(mainOf(page), say('Email address'))).toHaveAttribute(
    'aria-invalid',
    'true',
  );
}

async function walk(page: Page, locale: Locale, hasProvider: boolean) {
  const say = wordsOf(locale);
  const email = newEmail();
  await register(page, say, NAME[locale], email);
  const used = await confirmEmail(page, say, email);
  await expect(greeting(page, say, NAME[locale])).toBeVisible();
  await signOut(page, say);
  const spent = await forgetAndReset(page, say, email);
  await signOut(page, say);
  await signIn(mainOf(page), say, email, SECOND_PASSWORD);
  await page.waitForURL(atHome);
  if (hasProvider) {
    await signOut(page, say);
    await comeByGoogle(page, say, email);
    await expect(greeting(page, say, NAME[locale])).toBeVisible();
  }
  await changeName(page, say, `${NAME[locale]} 2`);
  await deleteAccount(page, say, email);
  await isGone(page, say, email);
  return { used, spent };
}

test(
  'an account from its making to its end',
  NARROW,
  async ({ arrive, request, language, say }) => {
    const page = await arrive({ locale: language });
    const { used, spent } = await walk(page, language, await hasGoogle(request));
    await page.goto(used);
    await expect(heading(page, say('This link no longer works'))).toBeVisible();
    await page.goto(spent);
    await field(mainOf(page), say('New password')).fill(FIRST_PASSWORD);
    await field(mainOf(page), say('Password again')).fill(FIRST_PASSWORD);
    await press(page, say('Save and sign in'));
    await expect(heading(page, say('This link no longer works'))).toBeVisible();
  },
);

test(
  'a link opened in another browser takes the address from who claimed it',
  NARROW,
  async ({ arrive, request, language, say }) => {
    const claim = await newcomer(request, { fname: 'Claim', isVerified: false });
    const claimant = await arrive({ session: claim.session, locale: language });
    const page = await arrive({ locale: language });
    await page.goto(await linkInMail(claim.email, '/email/verify'));
    await expect(heading(page, say('Is this account yours?'))).toBeVisible();
    await field(mainOf(page), say('Password of the account')).fill('Hills-2082-z');
    await press(page, say('Confirm the address'));
    await expect(field(mainOf(page), say('Password of the account'))).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await press(page, say('I don’t know the password'));
    await field(mainOf(page), say('New password')).fill(SECOND_PASSWORD);
    await field(mainOf(page), say('Password again')).fill(SECOND_PASSWORD);
    await press(page, say('Delete the rest and confirm'));
    await expect(heading(page, say('Your email is confirmed'))).toBeVisible();
    await claimant.goto('/buyer/settings');
    await claimant.waitForURL('**/register?login=true**');
    await page.goto('/register?login=true');
    await signIn(mainOf(page), say, claim.email, SECOND_PASSWORD);
    await page.waitForURL(atHome);
  },
);

test(
  'a forgotten password gets the same words for an unknown address',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive();
    const troubles = watch(page);
    await page.goto('/password/email');
    await field(mainOf(page), 'Email address').fill(newEmail());
    await press(page, 'Send the link');
    await expect(heading(page, 'Check your email')).toBeVisible();
    expect(troubles).toEqual([]);
  },
);

test('a shop waits for a confirmed email, then opens', WIDE, async ({ arrive }) => {
  const page = await arrive();
  const say = wordsOf('en');
  const email = newEmail();
  await page.goto('/register?type=seller');
  const main = mainOf(page);
  await field(main, 'First name').fill('Hari');
  await field(main, 'Last name').fill('Karki');
  await field(main, 'Email address').fill(email);
  await field(main, 'Password').fill(FIRST_PASSWORD);
  await field(main, 'Password again').fill(FIRST_PASSWORD);
  await main.getByRole('checkbox').check();
  await press(page, 'Create account and open my shop');
  await page.waitForURL('**/email/resend');
  const tab = await page.context().newPage();
  await tab.goto(await linkInMail(email, '/email/verify'));
  await expect(heading(tab, say('Your email is confirmed'))).toBeVisible();
  await page.waitForURL('**/seller/register');
});
