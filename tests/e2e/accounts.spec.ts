/** An account's whole life: made, confirmed, left, its password forgotten, used, deleted. */
import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/fixtures';
import { linkInMail } from './support/mail';
import { settled } from './support/settled';
import { newEmail } from './support/unique';
import { watch } from './support/watch';
import { LOCALES, wordsOf, type Locale, type Say } from './support/words';

const FIRST_PASSWORD = 'Himal-2083-x';
const SECOND_PASSWORD = 'Terai-2084-y';
const NAME = { en: 'Maya', ne: 'माया' };

const mainOf = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
/** By role: a required field's label ends in a star that only eyes see. */
const field = (place: Page | Locator, name: string) =>
  place.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const greeting = (page: Page, say: Say, fname: string) =>
  page.getByRole('link', { name: say('Hi, {fname}', { fname }) });

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
  await expect(heading(tab, say('Your e-mail is confirmed'))).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  await tab.close();
  return link;
}

async function signOut(page: Page, say: Say) {
  await page.getByRole('button', { name: say('Account menu') }).click();
  await page.getByRole('menuitem', { name: say('Sign Out') }).click();
  await page.waitForURL('**/register?login=true');
}

async function forgetAndReset(page: Page, say: Say, email: string) {
  await mainOf(page)
    .getByRole('link', { name: say('Forgot password?') })
    .click();
  await field(mainOf(page), say('Email address')).fill(email);
  await press(page, say('Send the link'));
  await expect(heading(page, say('Look into your mail'))).toBeVisible();
  const link = await linkInMail(email, '/password/reset');
  await page.goto(link);
  await field(mainOf(page), say('New password')).fill(SECOND_PASSWORD);
  await field(mainOf(page), say('Password again')).fill(SECOND_PASSWORD);
  await press(page, say('Save and sign in'));
  await page.waitForURL((url) => url.pathname === '/');
  return link;
}

async function changeName(page: Page, say: Say, fname: string) {
  await page.goto('/buyer/settings');
  await settled(page);
  await expect(mainOf(page).getByText(say('This device'))).toHaveCount(1);
  await expect(mainOf(page).getByText(say('Password set anew')).first()).toBeVisible();
  await field(mainOf(page), say('First name')).fill(fname);
  await press(page, say('Save name'));
  await expect(greeting(page, say, fname)).toBeVisible();
}

async function deleteAccount(page: Page, say: Say, email: string) {
  await press(page, say('Delete my account'));
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: say('Delete for good') });
  await expect(button).toBeDisabled();
  await field(dialog, say('Type your e-mail to confirm')).fill(email);
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

async function walk(page: Page, locale: Locale) {
  const say = wordsOf(locale);
  const email = newEmail();
  await register(page, say, NAME[locale], email);
  const used = await confirmEmail(page, say, email);
  await expect(greeting(page, say, NAME[locale])).toBeVisible();
  await signOut(page, say);
  const spent = await forgetAndReset(page, say, email);
  await signOut(page, say);
  await signIn(mainOf(page), say, email, SECOND_PASSWORD);
  await page.waitForURL((url) => url.pathname === '/');
  await changeName(page, say, `${NAME[locale]} 2`);
  await deleteAccount(page, say, email);
  await isGone(page, say, email);
  return { used, spent };
}

for (const locale of LOCALES) {
  test(`an account from its making to its end, ${locale}`, async ({ arrive }) => {
    test.setTimeout(120_000);
    const page = await arrive({ locale });
    const { used, spent } = await walk(page, locale);
    const say = wordsOf(locale);
    await page.goto(used);
    await expect(heading(page, say('This link no longer works'))).toBeVisible();
    await page.goto(spent);
    await field(mainOf(page), say('New password')).fill(FIRST_PASSWORD);
    await field(mainOf(page), say('Password again')).fill(FIRST_PASSWORD);
    await press(page, say('Save and sign in'));
    await expect(heading(page, say('This link no longer works'))).toBeVisible();
  });
}

test('a forgotten password gets the same words for an unknown address', async ({
  arrive,
}) => {
  const page = await arrive();
  const troubles = watch(page);
  await page.goto('/password/email');
  await field(mainOf(page), 'Email address').fill(newEmail());
  await press(page, 'Send the link');
  await expect(heading(page, 'Look into your mail')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('whoever comes from Google without a code is told so', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/authorize/google/callback?error=access_denied');
  await expect(heading(page, 'Google did not sign you in')).toBeVisible();
  await mainOf(page).getByRole('link', { name: 'Back to sign in' }).click();
  await page.waitForURL('**/register?login=true');
});

test('the administration does not exist for others', async ({ arrive }) => {
  const page = await arrive({ as: 'buyer@example.com' });
  await page.goto('/admin/users');
  await expect(page.getByText('This page could not be found')).toBeVisible();
});

test('a shop waits for a confirmed e-mail, then opens', async ({ arrive }) => {
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
  await expect(heading(tab, say('Your e-mail is confirmed'))).toBeVisible();
  await page.waitForURL('**/seller/register');
});
