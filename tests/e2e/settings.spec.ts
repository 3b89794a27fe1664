/** The settings: what one changes holds, is told where it must be, and is kept with the account. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/fixtures';
import { linkInMail } from './support/mail';
import { newcomer, type Newcomer } from './support/newcomer';
import { field, greeting, heading, mainOf, press, section } from './support/parts';
import { settled } from './support/settled';
import { codeInSms } from './support/sms';
import { isSoundAtBothWidths } from './support/soundness';
import { newEmail, newPhone } from './support/unique';
import { wordsOf } from './support/words';
import { NARROW, WIDE } from './support/widths';

const english = wordsOf('en');
const SETTINGS = '/buyer/settings';
const SECOND_PASSWORD = 'Terai-2084-y';

/** By the form: with a refresh cookie, as everybody else. */
async function comeIn(page: Page, { email, password }: Newcomer) {
  await page.goto(SETTINGS);
  await page.waitForURL('**/register?login=true');
  await signIn(mainOf(page), english, email, password);
  await page.waitForURL(`**${SETTINGS}`);
  await settled(page);
}

test(
  'a number is confirmed by the code of an SMS',
  NARROW,
  async ({ arrive, request, language, say }) => {
    const { session } = await newcomer(request, { locale: language });
    const page = await arrive({ locale: language, session });
    const number = newPhone();
    await page.goto(`${SETTINGS}#phone`);
    const phone = section(page, 'phone');
    await expect(phone).toContainText(say('No number yet'));
    await press(page, say('Add number'));
    await field(phone, say('New number')).fill(number);
    await press(page, say('Send the code'));
    const code = field(phone, say('Code from the SMS'));
    await expect(code).toBeFocused();
    await isSoundAtBothWidths(page);
    const right = await codeInSms(`+977${number}`);
    await code.fill(right === '000000' ? '000001' : '000000');
    await press(page, say('Confirm number'));
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(right);
    await press(page, say('Confirm number'));
    await expect(phone).toContainText(say('Confirmed'));
    await page.reload();
    await expect(phone).toContainText(`+977${number}`);
    await expect(phone).toContainText(say('Confirmed'));
  },
);

test(
  'another email counts once its link was opened',
  WIDE,
  async ({ arrive, request, language, say }) => {
    const { email, password, session } = await newcomer(request, { locale: language });
    const page = await arrive({ locale: language, session });
    const other = newEmail();
    await page.goto(`${SETTINGS}#email`);
    const part = section(page, 'email');
    await press(page, say('Change email'));
    await field(part, say('New email')).fill(other);
    await field(part, say('Your password')).fill('not-the-password');
    await press(page, say('Send the link'));
    const wrong = field(part, say('Your password'));
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await wrong.fill(password);
    await press(page, say('Send the link'));
    await expect(part.getByRole('status')).toContainText(other);
    await expect(part).toContainText(email);
    const tab = await page.context().newPage();
    await tab.goto(await linkInMail(other, '/email/verify'));
    await expect(heading(tab, say('Your email is confirmed'))).toBeVisible();
    await expect(part.locator('b').first()).toHaveText(other);
  },
);

test(
  'a device that is signed out elsewhere is out within 3 seconds',
  NARROW,
  async ({ arrive, request }) => {
    const person = await newcomer(request);
    const [here, there] = [await arrive(), await arrive()];
    await comeIn(there, person);
    await comeIn(here, person);
    const devices = section(here, 'devices');
    await expect(devices.getByRole('listitem')).toHaveCount(3);
    const others = devices.getByRole('button', { name: /^Sign out/ });
    await others.first().click();
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await others.first().click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await here.waitForTimeout(3000);
    await there.getByRole('link', { name: 'Wishlists' }).first().click();
    await there.waitForURL('**/register?login=true');
    await here.reload();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
  },
);

test(
  'another password signs every other browser out, and not this one',
  WIDE,
  async ({ arrive, request }) => {
    const person = await newcomer(request);
    const [here, there] = [await arrive(), await arrive()];
    await comeIn(there, person);
    await comeIn(here, person);
    const part = section(here, 'password');
    await field(part, 'Current password').fill(person.password);
    await field(part, 'New password').fill(SECOND_PASSWORD);
    await field(part, 'New password again').fill(SECOND_PASSWORD);
    await press(here, 'Change password');
    await expect(field(part, 'Current password')).toHaveValue('');
    await expect(section(here, 'devices').getByRole('listitem')).toHaveCount(1);
    await here.waitForTimeout(3000);
    await there.reload();
    await there.waitForURL('**/register?login=true');
    await here.reload();
    await expect(greeting(here, english, 'Maya')).toBeVisible();
  },
);

test(
  'language and currency go with the account into another browser',
  WIDE,
  async ({ arrive, request }) => {
    const { email, password, session } = await newcomer(request);
    const first = await arrive({ session });
    await first.goto(SETTINGS);
    const part = section(first, 'language');
    await part.getByLabel('Currency').selectOption('USD');
    await expect(first.getByText('Currency: USD')).toBeVisible();
    await part.getByLabel('Language').selectOption('ne');
    await expect(first.locator('html')).toHaveAttribute('lang', 'ne');
    const kept = wordsOf('ne')('Language: {name}', { name: 'नेपाली' });
    await expect(first.getByText(kept, { exact: true })).toBeVisible();
    const second = await arrive({ locale: null });
    await second.goto('/register?login=true');
    await signIn(mainOf(second), english, email, password);
    await expect(second.locator('html')).toHaveAttribute('lang', 'ne');
    await second.goto(SETTINGS);
    await expect(section(second, 'language').getByRole('combobox').last()).toHaveValue(
      'USD',
    );
  },
);

test('the download holds what the account holds', WIDE, async ({ arrive, request }) => {
  const { email, session } = await newcomer(request);
  const page = await arrive({ session });
  await page.goto(`${SETTINGS}#data`);
  const coming = page.waitForEvent('download');
  await press(page, 'Download my data');
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^haat-\d{4}-\d{2}-\d{2}\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(JSON.stringify(JSON.parse(text))).toContain(email);
});
