/** Writing to a seller from the four places where one can: one form, and each says where it was. */
import type { Locator, Page } from '@playwright/test';
import { PRODUCT, SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { newPhone } from './support/unique';
import { watch } from './support/watch';
import { NARROW, WIDE } from './support/widths';

const formIn = (place: Locator) =>
  place.locator('form', {
    has: place.page().getByRole('button', { name: 'Submit Requirement' }),
  });
const box = (form: Locator, name: string) => form.getByRole('textbox', { name });

async function openCard(page: Page): Promise<Locator> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Contact supplier' }).first().click();
  return formIn(page.getByRole('dialog'));
}

/** As a guest, up to the thanks; answers what the browser sent. */
async function send(page: Page, form: Locator, phone: string, text: string) {
  const sent = page.waitForRequest(/contactseller$/);
  await box(form, 'Name').fill('Sita Rai');
  await box(form, 'Phone Number').fill(phone);
  await box(form, 'Email address').fill('sita@example.com');
  await box(form, 'Requirement').fill(text);
  await form.getByRole('button', { name: 'Submit Requirement' }).click();
  const review = page.getByRole('dialog', { name: 'Review your requirement' });
  await review.getByRole('listbox').getByRole('option').first().click();
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ website: '', requirements: text });
  expect(body.filled_ms).toBeGreaterThan(0);
  const thanks = page.getByRole('dialog', { name: 'Thank you!' });
  await expect(thanks.getByRole('link', { name: 'Register' })).toBeVisible();
  await isSound(page);
  await thanks.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return body;
}

test(
  'a card in the results keeps what was written, and clears it after the thanks',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive();
    const troubles = watch(page);
    const phone = newPhone();
    await page.goto('/search?q=tea');
    await settled(page);
    const form = await openCard(page);
    await box(form, 'Name').fill('Sita');
    await page.keyboard.press('Escape');
    await openCard(page);
    await expect(box(form, 'Name')).toHaveValue('Sita');
    const body = await send(page, form, phone, '40 kg of tea, every month');
    expect(body.source).toBe('search');
    await openCard(page);
    for (const cleared of ['Name', 'Email address', 'Requirement']) {
      await expect(box(form, cleared)).toHaveValue('');
    }
    await expect(box(form, 'Phone Number')).toHaveValue(phone);
    expect(troubles).toEqual([]);
  },
);

// One address may send twenty at once: each of these is tried at one width.
for (const { source, path, at } of [
  { source: 'product', path: `/product/${PRODUCT}`, at: WIDE },
  { source: 'vendor_page', path: `/vendor/${SHOP}/contact-us`, at: NARROW },
  { source: 'footer', path: `/vendor/${SHOP}/profile`, at: WIDE },
]) {
  test(`the form of ${path} says it is of ${source}`, at, async ({ arrive }) => {
    const page = await arrive();
    await page.goto(path);
    await settled(page);
    const form = formIn(page.locator('body')).first();
    const body = await send(page, form, newPhone(), '40 kg of tea, every month');
    expect(body.source).toBe(source);
  });
}
