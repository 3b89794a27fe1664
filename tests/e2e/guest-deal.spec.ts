/** A guest's enquiry up to the review: the guest and the seller, each in a browser of their own. */
import type { Page } from '@playwright/test';
import { sessionOfSeller } from './support/company';
import { expect, test } from './support/fixtures';
import { askAsGuest } from './support/leads';
import { linkInMail, secretInMail } from './support/mail';
import { NEW_PASSWORD } from './support/newcomer';
import { fillReceipt, sendDelivery, writeReview } from './support/orders';
import { field, heading, mainOf, press } from './support/parts';
import { makeSeller, type NewSeller } from './support/sellers';
import { settled } from './support/settled';
import { codeInSms } from './support/sms';
import { isSound } from './support/soundness';
import { newEmail, newMark, newPhone } from './support/unique';
import { watch } from './support/watch';
import { NARROW } from './support/widths';
import type { Say } from './support/words';

const LAMP = 'Brass lamp';
const LANDED = { en: '49,300', ne: '४९,३००' };
type Guest = { name: string; phone: string; email: string };

/** The form of the shop; the seller's company is known to engagement by then. */
async function sendEnquiry(page: Page, say: Say, { slug }: NewSeller, guest: Guest) {
  await page.goto(`/vendor/${slug}/contact-us`);
  await settled(page);
  const form = mainOf(page);
  await field(form, say('Name')).fill(guest.name);
  await field(form, say('Phone Number')).fill(guest.phone);
  await field(form, say('Email address')).fill(guest.email);
  await field(form, say('Requirement')).fill('40 brass lamps, delivered to Banepa.');
  await press(form, say('Submit Requirement'));
  const review = page.getByRole('dialog', { name: say('Review your requirement') });
  await review.getByRole('listbox').getByRole('option').first().click();
  await press(review, say('Confirm and send'));
  const thanks = page.getByRole('dialog', { name: say('Thank you!') });
  await press(thanks, say('Done'));
}

async function sendQuote(page: Page, say: Say, guest: Guest) {
  await page.goto('/seller/enquiries');
  await page.getByTestId('enquiry-row').filter({ hasText: guest.name }).click();
  await press(page, say('Quote a price'));
  const form = page.getByRole('dialog', { name: say('Quote a price') });
  await field(form, say('Product or service')).fill(LAMP);
  await field(form, say('Quantity')).fill('40');
  await field(form, say('Unit price')).fill('1250');
  await field(form, say('Freight, NPR')).fill('500');
  await isSound(page);
  await press(form, say('Send the quote'));
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: say('Open the quote') }).click();
  await page.waitForURL('**/seller/quotes/*');
}

async function counter(page: Page, say: Say) {
  const main = mainOf(page);
  await press(main, say('Counter-offer'));
  await field(main, say('Price each, NPR')).fill('1200');
  await field(main, say('Message to the supplier')).fill('1,200 each, please.');
  await press(main, say('Send counter-offer'));
  await expect(main.getByText(say('Your counter-offer was sent'))).toBeVisible();
}

/** The counter-offer arrives in the open quote, and is answered with a new version. */
async function sendNewVersion(page: Page, say: Say) {
  const main = mainOf(page);
  await expect(main.getByText('1,200 each, please.')).toBeVisible();
  await isSound(page);
  await main.getByRole('link', { name: say('Send a new version') }).click();
  const lamp = main.getByRole('group', { name: LAMP, exact: true });
  await lamp.getByLabel(say('Price each, NPR')).fill('1220');
  await press(main, say('Review and send'));
  await isSound(page);
  await press(page.getByRole('dialog'), say('Send the new version'));
  await page.waitForURL('**/seller/quotes/*');
}

/** Answers the order's number. */
async function accept(page: Page, say: Say, phone: string): Promise<string> {
  const main = mainOf(page);
  await press(main, say('Accept this quote'));
  await field(main, say('Code from the SMS')).fill(await codeInSms(`+977${phone}`));
  await press(main, say('Accept and place the order'));
  const placed = main.getByRole('heading', { name: /HO-\d+/ });
  await expect(placed).toBeVisible();
  await isSound(page);
  return /HO-\d+/.exec(await placed.innerText())?.[0] ?? '';
}

/** With the address of the enquiry: what the guest ordered is in the account. */
async function register(page: Page, say: Say, guest: Guest) {
  const main = mainOf(page);
  await main.getByRole('link', { name: say('Register to manage the order') }).click();
  await field(main, say('First name')).fill('Asha');
  await field(main, say('Last name')).fill('Rai');
  await field(main, say('Email address')).fill(guest.email);
  await field(main, say('Phone Number')).fill(guest.phone);
  await field(main, say('Password')).fill(NEW_PASSWORD);
  await field(main, say('Password again')).fill(NEW_PASSWORD);
  await main.getByRole('checkbox').check();
  await press(page, say('Create account'));
  await page.waitForURL('**/email/resend');
  await page.goto(await linkInMail(guest.email, '/email/verify'));
  await expect(heading(page, say('Your email is confirmed'))).toBeVisible();
}

async function openOrder(page: Page, side: 'buyer' | 'seller', number: string) {
  await expect(async () => {
    await page.goto(`/${side}/orders`);
    await mainOf(page).getByRole('link', { name: number }).click({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(heading(page, number).first()).toBeVisible();
}

test(
  'a guest’s enquiry is quoted, countered, accepted by link, delivered in parts, short, settled, closed and reviewed',
  NARROW,
  async ({ arrive, request, language, say }) => {
    test.slow();
    const company = await makeSeller(request);
    const guest = { name: `Asha ${newMark()}`, phone: newPhone(), email: newEmail() };
    await askAsGuest(request, company.slug, newEmail(), 'Bina Rai');
    const session = JSON.stringify(await sessionOfSeller(request, company));
    const seller = await arrive({ session, locale: language });
    const buyer = await arrive({ locale: language });
    const troubles = [watch(buyer), watch(seller)];
    const [ofBuyer, ofSeller] = [mainOf(buyer), mainOf(seller)];

    await sendEnquiry(buyer, say, company, guest);
    await sendQuote(seller, say, guest);
    await buyer.goto(await secretInMail(guest.email, '/quotes'));
    await settled(buyer);
    await counter(buyer, say);
    await sendNewVersion(seller, say);
    await buyer.reload();
    // 48,800 for the lamps with VAT, and 500 freight.
    await expect(ofBuyer.getByText(LANDED[language]).first()).toBeVisible();
    const number = await accept(buyer, say, guest.phone);

    await openOrder(seller, 'seller', number);
    await press(ofSeller, say('Confirm order'));
    await sendDelivery(seller, say, { [LAMP]: '25' });
    await expect(ofSeller.getByText(`CH-${number.slice(3)}-1`).first()).toBeVisible();
    await register(buyer, say, guest);
    await openOrder(buyer, 'buyer', number);
    await fillReceipt(buyer, say, {});
    await isSound(buyer);

    // The rest arrives while the order is open; five are broken and sent again.
    await sendDelivery(seller, say);
    await fillReceipt(buyer, say, { [LAMP]: { received: '10', request: 'send_again' } });
    await expect(ofBuyer.getByText(say('Confirm receipt'))).toHaveCount(0);
    await press(ofSeller, say('Settle shortage'));
    await isSound(seller);
    await press(seller.getByRole('dialog'), say('Settle shortage'));
    await sendDelivery(seller, say);
    await fillReceipt(buyer, say, {});
    await press(ofBuyer, say('Close order'));
    await expect(ofBuyer.getByRole('button', { name: say('Close order') })).toHaveCount(
      0,
    );

    const text = 'Strong lamps; the five broken ones were sent again.';
    await writeReview(buyer, say, text);
    await expect(ofSeller.getByText(text)).toBeVisible();
    await press(ofSeller, say('Reply to the review'));
    await field(seller.getByRole('dialog'), say('Your reply')).fill('Thank you.');
    await press(seller.getByRole('dialog'), say('Publish reply'));
    await expect(ofBuyer.getByText('Thank you.')).toBeVisible();
    await isSound(buyer);
    await isSound(seller);
    expect(troubles.flat()).toEqual([]);
  },
);
