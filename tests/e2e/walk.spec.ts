/** The way the marketplace is for: found, asked, answered. Between two browsers, without a reload. */
import type { Page } from '@playwright/test';
import { SELLER, SHOP, signIn } from './support/accounts';
import { expect, test } from './support/fixtures';
import { newEmail, newMark, newPhone } from './support/unique';
import { type Say } from './support/words';

const TEA = { en: 'chiya', ne: 'चिया' };
const FASTEST_PERSON_MS = 800;
const ARRIVES_WITHIN_MS = 2000;

/** The guarded page sends the seller to the sign-in screen, and that back. */
async function openInbox(page: Page, say: Say) {
  await page.goto('/seller/enquiries');
  await page.waitForURL('**/register?login=true');
  await signIn(page.getByRole('main'), say, SELLER);
  await page.waitForURL('**/seller/enquiries');
  await expect(page.getByTestId('enquiry-row').first()).toBeVisible();
}

async function findShop(page: Page, say: Say, words: string) {
  await page.goto('/');
  const search = page.getByRole('combobox', {
    name: say('Search products and suppliers'),
  });
  await search.fill(words);
  await search.press('Enter');
  await page.waitForURL('**/search?q=*');
  const product = page.getByRole('main').locator('h2 a[href$="-suryodaya"]').first();
  const name = await product.innerText();
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const supplier = page.getByRole('complementary');
  await supplier.getByRole('link', { name: say('Visit shop') }).click();
  await page.waitForURL(`**/vendor/${SHOP}`);
}

const formOf = (page: Page, say: Say) => {
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: say('Submit Requirement') }) });
  return {
    name: form.getByLabel(say('Name')),
    email: form.getByLabel(say('Email address')),
    phone: form.getByLabel(say('Phone Number')),
    requirement: form.getByRole('textbox', { name: say('Requirement'), exact: true }),
    submit: form.getByRole('button', { name: say('Submit Requirement') }),
  };
};

/** Answers when the server had the enquiry. */
async function send(page: Page, say: Say): Promise<number> {
  const review = page.getByRole('dialog');
  const confirm = review.getByRole('button', { name: say('Confirm and send') });
  await expect(confirm).toBeDisabled();
  await review.getByRole('listbox').getByRole('option').first().click();
  const answer = page.waitForResponse(`**/api/webui/seller/${SHOP}/contactseller`);
  await confirm.click();
  expect((await answer).status()).toBe(201);
  return Date.now();
}

test('an enquiry reaches the open inbox and is answered', async ({
  arrive,
  language,
  say,
}, info) => {
  const [guest, seller] = [
    await arrive({ locale: language }),
    await arrive({ locale: language }),
  ];
  await Promise.all([openInbox(seller, say), findShop(guest, say, TEA[language])]);
  let reloads = 0;
  seller.on('load', () => (reloads += 1));

  const mark = newMark();
  const phone = newPhone();
  const form = formOf(guest, say);
  await form.name.fill(`Asha ${mark}`);
  await form.email.fill(newEmail());
  await expect(form.submit).toBeDisabled();
  await form.phone.fill(phone);
  await form.requirement.fill(`${mark} ${TEA[language]}`);
  // Whoever fills it in faster is taken for a machine.
  await guest.waitForTimeout(FASTEST_PERSON_MS);
  await form.submit.click();

  const row = seller.getByTestId('enquiry-row').filter({ hasText: mark });
  const arrival = row.waitFor().then(() => Date.now());
  const [sentAt, arrivedAt] = await Promise.all([send(guest, say), arrival]);
  const took = Math.max(0, arrivedAt - sentAt);
  console.log(`  arrived after ${took} ms (${info.project.name}, ${language})`);
  expect(took).toBeLessThan(ARRIVES_WITHIN_MS);
  expect(reloads).toBe(0);

  const thanks = guest.getByRole('dialog', { name: say('Thank you!') });
  await thanks.getByRole('button', { name: say('Done') }).click();
  await expect(form.name).toHaveValue('');
  await expect(form.email).toHaveValue('');
  await expect(form.requirement).toHaveValue('');
  await expect(form.phone).toHaveValue(phone);

  await row.click();
  // Until it has opened, the message is the former enquiry's.
  await expect(seller.getByRole('heading', { name: mark }).first()).toBeVisible();
  const answer = `Namaste ${mark}`;
  await seller.getByLabel(say('Your message')).fill(answer);
  await seller.getByRole('button', { name: say('Send'), exact: true }).click();
  await expect(seller.getByRole('listitem').filter({ hasText: answer })).toBeVisible();

  const status = seller.getByRole('button', {
    name: new RegExp(`^${say('Status: {label}. Change', { label: '.+' })}`),
  });
  await status.click();
  await seller.getByRole('menuitem', { name: say('Mark as quoted') }).click();
  const quoted = language === 'en' ? 'Quoted' : 'मूल्य प्रस्ताव';
  await expect(status).toContainText(quoted);
  const back = seller.getByRole('link', { name: say('Back to the list') });
  if (await back.isVisible()) await back.click();
  await expect(row).toContainText(quoted);
  expect(reloads).toBe(0);
});
