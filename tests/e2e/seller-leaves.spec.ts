/** A seller with an open order cannot leave; afterwards the buyer's pages and PDF files are complete. */
import type { APIRequestContext, Page } from '@playwright/test';
import { PASSWORD } from './support/accounts';
import { EVENT_MS } from './support/company';
import { expect, test } from './support/fixtures';
import { call, openMarket, quoteOf, type Party } from './support/market';
import { fillReceipt, sendDelivery } from './support/orders';
import { decide, newPan, sendPapers } from './support/papers';
import { field, mainOf, press } from './support/parts';
import { textOfDownload, textOfPdf } from './support/pdf';
import { isSound } from './support/soundness';
import { watch } from './support/watch';
import { wordsOf } from './support/words';
import { NARROW } from './support/widths';

const say = wordsOf('en');
/** 90,000 and 8,000 with 13 % VAT. */
const TOTAL = '1,10,740';

/** The PAN is approved, and the quotation has it. */
async function approvePan(api: APIRequestContext, seller: Party, quote: string) {
  const pan = newPan();
  await decide(api, await sendPapers(api, seller, undefined, pan), 'approve');
  const headers = { Authorization: `Bearer ${seller.token}` };
  const isPrinted = async () => {
    const answer = await api.get(`/api/quotes/${quote}.pdf?lang=en`, { headers });
    return textOfPdf(await answer.body()).includes(pan);
  };
  await expect.poll(isPrinted, { timeout: EVENT_MS }).toBe(true);
  return pan;
}

async function fillDeletion(page: Page, seller: Party) {
  const { user } = JSON.parse(seller.session) as { user: { email: string } };
  await page.goto('/seller/settings');
  await press(mainOf(page), say('Delete my account'));
  const dialog = page.getByRole('dialog');
  await field(dialog, say('Type your email to confirm')).fill(user.email);
  await field(dialog, say('Your password')).fill(PASSWORD);
  return dialog.getByRole('button', { name: say('Delete permanently') });
}

/** Every document of the order and its quotation, in English. */
async function documentsOf(page: Page, order: string, quote: string): Promise<string[]> {
  const main = mainOf(page);
  await page.goto(quote);
  const texts = [await textOfDownload(page, main.getByRole('button', { name: 'PDF' }))];
  await page.goto(order);
  const files = main.getByRole('button', {
    name: new RegExp(
      say('{title}, PDF: {language}', { title: '.+', language: 'English' }),
    ),
  });
  await expect(files).toHaveCount(2);
  for (const file of await files.all()) texts.push(await textOfDownload(page, file));
  await press(main, say('Statement'));
  const form = page.getByRole('dialog');
  const button = form.getByRole('button', { name: say('Download PDF') });
  texts.push(await textOfDownload(page, button));
  await press(form, say('Cancel'));
  return texts;
}

test(
  'a seller with an open order is refused, finishes it and leaves; the buyer has it all',
  NARROW,
  async ({ arrive, request }) => {
    test.slow();
    const market = await openMarket(request, 1);
    const [leaving] = market.sellers as [Party];
    const quote = await quoteOf(request, market, leaving, '900', '400');
    const pan = await approvePan(request, leaving, quote);
    const buyer = await arrive({ session: market.buyer.session });
    const seller = await arrive({ session: leaving.session });
    const [ofBuyer, ofSeller] = [mainOf(buyer), mainOf(seller)];
    const dialog = seller.getByRole('dialog');
    const quotePage = `/buyer/quotes/${quote}`;

    await buyer.goto(quotePage);
    await press(ofBuyer, say('Accept'));
    await press(buyer.getByRole('dialog'), say('Accept quote'));
    await ofBuyer.getByRole('link', { name: /^Open order HO-/ }).click();
    await buyer.waitForURL('**/buyer/orders/*');
    const orderPage = new URL(buyer.url()).pathname;
    const heading = ofBuyer.getByRole('heading', { level: 1, name: /^HO-/ });
    const number = /HO-\d+/.exec(await heading.innerText())?.[0] ?? '';

    // Refused with the list, and from the list to the order.
    const button = await fillDeletion(seller, leaving);
    await expect(async () => {
      await button.click();
      await expect(dialog.getByRole('alert')).toContainText(number, { timeout: 2_000 });
    }).toPass({ timeout: EVENT_MS });
    await expect(dialog.getByRole('alert')).toContainText(market.buyer.name);
    await isSound(seller);
    await dialog.getByRole('link', { name: number }).click();
    await press(ofSeller, say('Confirm order'));
    await sendDelivery(seller, say);
    await fillReceipt(buyer, say, {});
    await press(ofBuyer, say('Close order'));
    await expect(ofBuyer.getByRole('button', { name: say('Close order') })).toHaveCount(
      0,
    );
    const before = await documentsOf(buyer, orderPage, quotePage);

    await fillDeletion(seller, leaving);
    await expect(async () => {
      await button.click();
      await seller.waitForURL('**/register?login=true', { timeout: 2_000 });
    }).toPass({ timeout: EVENT_MS });

    // The shop is gone; what both have signed is not.
    const troubles = watch(buyer);
    const kinds = async () => {
      const answer = await call(request, market.buyer, '/api/notifications');
      return (answer.data as { kind: string }[]).map(({ kind }) => kind);
    };
    await expect.poll(kinds, { timeout: EVENT_MS }).toContain('quote_partner_left');
    const after = await documentsOf(buyer, orderPage, quotePage);
    for (const text of after) {
      expect(text).toContain(leaving.name.replaceAll(' ', ''));
      expect(text).toContain(pan);
    }
    expect(after.length).toBe(before.length);
    for (const page of [orderPage, quotePage]) {
      await buyer.goto(page);
      await expect(ofBuyer.getByText(leaving.name).first()).toBeVisible();
      await expect(ofBuyer.getByText(TOTAL).first()).toBeVisible();
      await isSound(buyer);
    }
    await expect(ofBuyer.getByText(pan)).toBeVisible();
    expect(troubles).toEqual([]);
  },
);
