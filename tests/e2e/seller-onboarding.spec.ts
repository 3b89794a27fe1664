/** From an account to a public shop, in Nepali, by whoever has never seen the page. */
import type { Locator, Page } from '@playwright/test';
import { EVENT_MS, say } from './support/company';
import { field, mainOf, press } from './support/parts';
import { isSound } from './support/soundness';
import { expect, test } from './support/fixtures';
import { linkInMail } from './support/mail';
import { newEmail, newMark, newPhone } from './support/unique';
import { NARROW } from './support/widths';

const KASKI_WARD = '6';
const POKHARA = '28.20960, 83.98560';
const choice = (place: Page | Locator, name: string) =>
  place.getByRole('combobox', { name, exact: true });
const goOn = (page: Page) => press(mainOf(page), say('Continue'));
const stepNamed = (page: Page, name: string) =>
  expect(mainOf(page).getByRole('heading', { level: 2, name })).toBeVisible();

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  const main = mainOf(page);
  await main.getByRole('radio', { name: say('I sell') }).check();
  await field(main, say('First name')).fill('सीता');
  await field(main, say('Last name')).fill('गुरुङ');
  await field(main, say('Email address')).fill(email);
  await field(main, say('Password')).fill('Himal-2083-x');
  await field(main, say('Password again')).fill('Himal-2083-x');
  await main.getByRole('checkbox').check();
  await press(main, say('Create account and open my shop'));
  const link = await linkInMail(email, '/email/verify');
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: say('Your email is confirmed') }),
  ).toBeVisible();
  await page.goto('/seller/register');
}

async function nameStep(page: Page): Promise<string> {
  const main = mainOf(page);
  await stepNamed(page, say('Company'));
  await goOn(page);
  const name = field(main, say('Company name'));
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await name.fill(`माछापुच्छ्रे मह ${newMark()}`);
  await name.blur();
  const slug = field(main, say('Shop URL'));
  await expect(slug).toHaveValue(/^machhapuchchhre-mah-/);
  const own = await slug.inputValue();
  await slug.fill('suryodaya-tea-estate');
  await expect(main.getByText(say('This address is taken.'))).toBeVisible();
  await slug.fill(own);
  await expect(main.getByText(say('This URL is available'))).toBeVisible();
  await choice(main, say('Business type')).selectOption('manufacturer');
  await field(main, say('Founded in (AD)')).fill('2015');
  await goOn(page);
  return own;
}

async function choosePlace(page: Page): Promise<void> {
  const main = mainOf(page);
  await choice(main, say('Municipality')).fill('पोखरा');
  await main
    .getByRole('option', { name: /^पोखरा/ })
    .first()
    .click();
  await choice(main, say('Ward')).selectOption(KASKI_WARD);
}

/** What was typed and not saved is there after a reload; the pin moves by keyboard. */
async function placeStep(page: Page): Promise<void> {
  const main = mainOf(page);
  await stepNamed(page, say('Address'));
  await choosePlace(page);
  await field(main, say('Street or place')).fill('लेकसाइड');
  await page.reload();
  await stepNamed(page, say('Address'));
  await expect(field(main, say('Street or place'))).toHaveValue('लेकसाइड');
  await expect(choice(main, say('Ward'))).toHaveValue(KASKI_WARD);
  await press(main, say('Move the pin to {chosen}', { chosen: 'कास्की' }));
  const coordinates = field(main, say('Coordinates'));
  await expect(coordinates).not.toHaveValue('');
  const before = await coordinates.inputValue();
  await main.locator('[aria-keyshortcuts]').press('ArrowRight');
  await expect(coordinates).not.toHaveValue(before);
  await coordinates.fill('28.6139, 77.2090');
  await coordinates.blur();
  await expect(main.getByText(say('This place isn’t in Nepal.'))).toBeVisible();
  await coordinates.fill(POKHARA);
  await coordinates.blur();
  await expect(
    main.getByText(say('The pin is in {place}.', { place: 'कास्की' })),
  ).toBeVisible();
  await goOn(page);
}

async function contactStep(page: Page): Promise<void> {
  const main = mainOf(page);
  await stepNamed(page, say('Contacts'));
  await field(main, say('Mobile number')).fill('123');
  await goOn(page);
  await expect(field(main, say('Mobile number'))).toHaveAttribute('aria-invalid', 'true');
  const phone = newPhone();
  await field(main, say('Mobile number')).fill(phone);
  await field(main, say('Viber')).fill(phone);
  await goOn(page);
}

async function tradeStep(page: Page): Promise<void> {
  const main = mainOf(page);
  await stepNamed(page, say('Industry'));
  await main.getByRole('listbox').getByRole('option').first().click();
  await press(main, say('All of Nepal'));
  await goOn(page);
}

test(
  'a new seller onboards in Nepali and is let in without signing in again',
  NARROW,
  async ({ arrive }) => {
    test.setTimeout(180_000);
    const page = await arrive({ locale: 'ne' });
    await register(page, newEmail());
    await isSound(page);
    const slug = await nameStep(page);
    await placeStep(page);
    await contactStep(page);
    await tradeStep(page);
    await stepNamed(page, say('Finish'));
    await expect(mainOf(page).getByText(say('WhatsApp'))).toBeVisible();
    await isSound(page);
    await mainOf(page).getByRole('checkbox').check();
    await press(mainOf(page), say('Open my shop'));
    await page.waitForURL('**/seller/companyprofile', { timeout: EVENT_MS });
    await expect(
      page.getByRole('heading', { name: say('Company profile') }),
    ).toBeVisible();
    await page.goto(`/vendor/${slug}`);
    await expect(page.getByText('लेकसाइड').first()).toBeVisible();
  },
);
