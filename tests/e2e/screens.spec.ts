/** The account's screens in the states that no plain address shows: refused, waiting, open. */
import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN, BUYER, signIn } from './support/accounts';
import { expect, test } from './support/fixtures';
import { linkInMail } from './support/mail';
import { newcomer } from './support/newcomer';
import { field, heading, mainOf, press, section } from './support/parts';
import { settled } from './support/settled';
import { isSoundAtBothWidths } from './support/soundness';
import { newEmail } from './support/unique';
import type { Locale, Say } from './support/words';

type Stage = {
  say: Say;
  api: APIRequestContext;
  locale: Locale;
  arrive: (visitor?: { session?: string; as?: typeof ADMIN }) => Promise<Page>;
};
const LINK = '/email/verify?id=1&hash=h&expires=1&signature=s';

async function toSettings(stage: Stage, isVerified = false): Promise<Page> {
  const { api, locale, arrive } = stage;
  const { session } = await newcomer(api, { locale, isVerified });
  const page = await arrive({ session });
  await page.goto('/buyer/settings');
  await settled(page);
  return page;
}

const SCREENS: Record<string, (stage: Stage) => Promise<Page>> = {
  'the dialog with a wrong password': async ({ say, arrive }) => {
    const page = await arrive();
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Sign in') })
      .click();
    const dialog = page.getByRole('dialog', { name: say('Sign in') });
    await signIn(dialog, say, newEmail(), 'not-the-password');
    await expect(dialog.getByRole('alert')).toBeVisible();
    return page;
  },
  'registering with wrong fields': async ({ say, arrive }) => {
    const page = await arrive();
    await page.goto('/register');
    const main = mainOf(page);
    await field(main, say('First name')).fill('माया');
    await field(main, say('Last name')).fill('Rai');
    await field(main, say('Email address')).fill('maya at example');
    await field(main, say('Phone Number')).fill('12');
    await field(main, say('Password')).fill('short');
    await field(main, say('Password again')).fill('other');
    await main.getByRole('checkbox').check();
    await press(page, say('Create account'));
    await expect(main.getByRole('alert').first()).toBeVisible();
    return page;
  },
  'waiting for the mail': async ({ say, api, arrive }) => {
    const { session } = await newcomer(api, { isVerified: false });
    const page = await arrive({ session });
    await page.goto('/email/resend');
    await expect(heading(page, say('Confirm your email'))).toBeVisible();
    return page;
  },
  'a confirmed email': async ({ say, api, arrive }) => {
    const { email, session } = await newcomer(api, { isVerified: false });
    const page = await arrive({ session });
    await page.goto(await linkInMail(email, '/email/verify'));
    await expect(heading(page, say('Your email is confirmed'))).toBeVisible();
    return page;
  },
  'a dead link': async ({ say, arrive }) => {
    const page = await arrive();
    await page.goto(LINK);
    await expect(heading(page, say('This link no longer works'))).toBeVisible();
    return page;
  },
  'a link for a new password on its way': async ({ say, arrive }) => {
    const page = await arrive();
    await page.goto('/password/email');
    await field(mainOf(page), say('Email address')).fill(newEmail());
    await press(page, say('Send the link'));
    await expect(heading(page, say('Check your email'))).toBeVisible();
    return page;
  },
  'settings with every form open': async (stage) => {
    const page = await toSettings(stage, true);
    const { say } = stage;
    await press(page, say('Change email'));
    await press(page, say('Add number'));
    const part = section(page, 'password');
    await field(part, say('Current password')).fill('wrong');
    await field(part, say('New password')).fill('short');
    await field(part, say('New password again')).fill('other');
    await press(page, say('Change password'));
    await expect(part.getByRole('alert').first()).toBeVisible();
    return page;
  },
  'deleting the account': async (stage) => {
    const page = await toSettings(stage);
    await press(page, stage.say('Delete my account'));
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  },
  'suspending somebody': async ({ say, arrive }) => {
    const page = await arrive({ as: ADMIN });
    await page.goto(`/admin/users?q=${BUYER}`);
    await page.locator('tbody a').first().click();
    await press(page, say('More actions'));
    await page.getByRole('menuitem', { name: say('Suspend') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  },
};

for (const [name, open] of Object.entries(SCREENS)) {
  test(`${name} is sound`, async ({ arrive, request, language, say }) => {
    const page = await open({
      say,
      api: request,
      locale: language,
      arrive: (visitor) => arrive({ ...visitor, locale: language }),
    });
    await isSoundAtBothWidths(page);
  });
}
