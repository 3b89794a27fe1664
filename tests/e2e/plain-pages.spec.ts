/** Without scripts: forms on pages of their own. A refusal comes back at its field, with nothing lost (ADR 57). */
import type { Locator, Page } from '@playwright/test';
import { PRODUCT, SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { newLeadLink } from './support/leads';
import { newcomer } from './support/newcomer';
import { newMark, newPhone } from './support/unique';
import { NARROW, WIDE } from './support/widths';
import type { Locale } from './support/words';

const THANKS = { en: 'Thank you', ne: 'धन्यवाद' };
const at = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);
const send = (page: Page) => page.locator('main button[type="submit"]').click();

const isThanked = (page: Page, language: Locale) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(THANKS[language]);

/** The sentence stands at the field, in the page's language, and the cursor is there. */
async function isRefused(page: Page, name: string, sentence: string) {
  const field = at(page, name);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(sentence);
  await expect(field).toBeFocused();
}

const REPORTS = [
  { path: `/product/${PRODUCT}`, link: 'Report', reason: 'misleading' },
  { path: `/vendor/${SHOP}`, link: 'Report this seller', reason: 'wrong_details' },
];
for (const { path, link, reason } of REPORTS) {
  // Five an hour from one network, refused ones too; the dialogs of other tests count.
  test(`a report from ${path}`, WIDE, async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language, hasScripts: false });
    const text = `The tin is not theirs. ${newMark()}`;
    await page.goto(path);
    await page.getByRole('link', { name: say(link), exact: true }).click();
    await at(page, 'text').fill(text);
    await at(page, 'email').fill('no address');
    await send(page);
    await isRefused(page, 'reason', say('This field is required.'));
    await expect(at(page, 'email')).toHaveAccessibleDescription(
      say('Enter a valid email address.'),
    );
    await expect(at(page, 'text')).toHaveValue(text);
    await at(page, 'reason').selectOption(reason);
    await at(page, 'email').fill('');
    await send(page);
    await isThanked(page, language);
    await page.locator('main a').click();
    await expect(page).toHaveURL(path);
  });
}

test('a question about a product', NARROW, async ({ arrive, language, request, say }) => {
  const { email, password } = await newcomer(request, { locale: language });
  const page = await arrive({ locale: language, hasScripts: false });
  await page.goto(`/product/${PRODUCT}`);
  await page.getByRole('link', { name: say('Ask a question'), exact: true }).click();
  await at(page, 'body').fill('Fresh?');
  await at(page, 'account.email').fill(email);
  await at(page, 'account.password').fill('not-the-password');
  await at(page, 'account.terms').check();
  await send(page);
  const wrong = say('Incorrect email or password.');
  await isRefused(page, 'account.email', wrong);
  await expect(at(page, 'body')).toHaveValue('Fresh?');
  await expect(at(page, 'account.password')).toHaveValue('');
  await at(page, 'account.password').fill(password);
  await send(page);
  await expect(at(page, 'body')).toHaveAttribute('aria-invalid', 'true');
  await at(page, 'body').fill(`Is it of this spring? ${newMark()}`);
  await at(page, 'account.password').fill(password);
  await send(page);
  await isThanked(page, language);
});

test('whether an article was helpful', NARROW, async ({ arrive, language, say }) => {
  const page = await arrive({ locale: language, hasScripts: false });
  await page.goto('/help');
  await page.locator('main a[href^="/help/knowledge-base/"]').first().click();
  await at(page, 'text').fill(`The fee is missing. ${newMark()}`);
  await page.getByRole('button', { name: say('Send'), exact: true }).click();
  await isThanked(page, language);
  await page.goBack();
  await page.getByRole('button', { name: say('Yes'), exact: true }).click();
  await isThanked(page, language);
});

test(
  'an answer by the link of a lead',
  NARROW,
  async ({ arrive, language, request, say }) => {
    const path = await newLeadLink(request);
    const page = await arrive({ locale: language, hasScripts: false });
    await page.goto(path);
    await page.locator('noscript a').click();
    await expect(page.getByText('Asha Rai')).toBeVisible();
    await send(page);
    await isRefused(page, 'body', say('This field is required.'));
    await at(page, 'body').fill(`We have them. ${newMark()}`);
    await send(page);
    await isThanked(page, language);
    await page.goto(`${path}/plain`);
    await expect(page.getByText('We have them.')).toBeVisible();
  },
);

test(
  'a requirement, from the home page on',
  NARROW,
  async ({ arrive, language, request, say }) => {
    const { email, password } = await newcomer(request, { locale: language });
    const page = await arrive({ locale: language, hasScripts: false });
    await page.goto('/');
    await page.locator('[name="need"]').fill(`OPC cement ${newMark()}`);
    await page.locator('[name="quantity"]').fill('400 bags');
    await page.getByRole('button', { name: say('Get quotes') }).click();
    await page.locator('#post [name="description"]').fill('Fresh bags');
    await page
      .locator('#post')
      .getByRole('button', { name: say('Continue') })
      .click();
    await expect(at(page, 'title')).toHaveValue(/^OPC cement/);
    await expect(at(page, 'items.0.quantity')).toHaveValue('400');
    await expect(at(page, 'items.0.unit')).toHaveValue('bags');
    await at(page, 'category_id').selectOption({ index: 1 });
    await at(page, 'contact.name').fill('Maya Rai');
    await at(page, 'contact.phone_number').fill(newPhone());
    await at(page, 'account.email').fill(email);
    await at(page, 'account.password').fill(password);
    await at(page, 'account.terms').check();
    await send(page);
    await expect(at(page, 'description')).toHaveAttribute('aria-invalid', 'true');
    await expect(at(page, 'contact.name')).toHaveValue('Maya Rai');
    await at(page, 'description').fill('Fresh bags of 50 kg, delivered to Banepa.');
    await at(page, 'account.password').fill(password);
    await send(page);
    await isThanked(page, language);
  },
);

test('the account page requires scripts', NARROW, async ({ arrive, language }) => {
  const page = await arrive({ locale: language, hasScripts: false });
  for (const path of ['/register?login=true', '/register']) {
    await page.goto(path);
    const note = page.getByRole('main').getByRole('note');
    await expect(note).toContainText('JavaScript');
    await expect(page.locator('main button[type="submit"]')).toBeHidden();
  }
  await page.goto('/buyer');
  await expect(page.locator('noscript p')).toContainText('JavaScript');
});

test('the currency', WIDE, async ({ arrive }) => {
  const page = await arrive({ hasScripts: false });
  await page.goto(`/product/${PRODUCT}`);
  const bar = page.getByRole('navigation', { name: 'Help, language and currency' });
  await bar.locator('[name="currency"]').selectOption('INR');
  await bar.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(page).toHaveURL(`/product/${PRODUCT}`);
  await expect(bar.locator('[name="currency"]')).toHaveValue('INR');
});

test('a phone filters a category', NARROW, async ({ arrive, language, say }) => {
  const page = await arrive({ locale: language, hasScripts: false });
  await page.goto('/industry');
  await page.locator('main a[href^="/industry/"]').first().click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say('Verified only'), exact: true }).click();
  await expect(page).toHaveURL(/verified=true/);
  await page.locator('[name="price_min"]').first().fill('10');
  await page
    .getByRole('button', { name: say('Apply') })
    .first()
    .click();
  await expect(page).toHaveURL(/verified=true.*price_min=10/);
});
