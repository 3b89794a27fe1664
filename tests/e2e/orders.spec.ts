/** An order from the accepted quote to its end, each side in a browser of its own. */
import { ADMIN } from './support/accounts';
import { expect, test } from './support/fixtures';
import { openMarket, quoteOf, type Party } from './support/market';
import { isSound } from './support/soundness';
import { WIDE } from './support/widths';
import { wordsOf } from './support/words';

const say = wordsOf('en');

test(
  'a quote is accepted, its order confirmed, sent, received short, settled, closed and reviewed',
  WIDE,
  async ({ arrive, request }) => {
    const market = await openMarket(request, 1);
    const [supplier] = market.sellers as [Party];
    const quote = await quoteOf(request, market, supplier, '900', '400');
    const buyer = await arrive({ session: market.buyer.session });
    const seller = await arrive({ session: supplier.session });
    const ofBuyer = buyer.getByRole('main');
    const ofSeller = seller.getByRole('main');
    const buyerForm = buyer.getByRole('dialog');
    const sellerForm = seller.getByRole('dialog');

    await buyer.goto(`/buyer/quotes/${quote}`);
    await ofBuyer.getByRole('button', { name: say('Accept'), exact: true }).click();
    await buyerForm.getByRole('button', { name: say('Accept quote') }).click();
    await ofBuyer.getByRole('link', { name: /^Open order HO-/ }).click();
    const heading = ofBuyer.getByRole('heading', { level: 1, name: /^HO-/ });
    await expect(heading).toBeVisible();
    const number = /HO-\d+/.exec(await heading.innerText())?.[0] ?? '';
    await isSound(buyer);

    await seller.goto('/seller/orders');
    await ofSeller.getByRole('link', { name: number }).click();
    await ofSeller.getByRole('button', { name: say('Confirm order') }).click();
    await ofSeller.getByRole('button', { name: say('Send delivery') }).click();
    await expect(sellerForm.getByLabel('Brass lamp')).toHaveValue('100');
    await sellerForm.getByLabel('Brass lamp').fill('101');
    await sellerForm.getByLabel(say('Vehicle')).fill('Ba 2 Kha 1234');
    await sellerForm.getByRole('button', { name: say('Send delivery') }).click();
    const tooMany = say('Only {max} of this line is still to be sent.', { max: '100' });
    await expect(sellerForm.getByText(tooMany)).toBeVisible();
    await isSound(seller);
    await sellerForm.getByLabel('Brass lamp').fill('100');
    await sellerForm.getByRole('button', { name: say('Send delivery') }).click();
    await expect(ofSeller.getByText('Ba 2 Kha 1234')).toBeVisible();

    // The documents, in both languages.
    const title = say('Challan {number}', { number: `CH-${number.slice(3)}-1` });
    const nepali = say('{title}, PDF: {language}', { title, language: 'नेपाली' });
    const challan = buyer.waitForEvent('download');
    await ofBuyer.getByRole('button', { name: nepali }).click();
    expect((await challan).suggestedFilename()).toMatch(/^challan-CH-\d+-1-ne\.pdf$/);
    await ofBuyer.getByRole('button', { name: say('Statement'), exact: true }).click();
    await isSound(buyer);
    const statement = buyer.waitForEvent('download');
    await buyerForm.getByRole('button', { name: say('Download PDF') }).click();
    expect((await statement).suggestedFilename()).toBe('statement-en.pdf');
    await buyerForm.getByRole('button', { name: say('Cancel') }).click();

    // The delivery arrives without a reload.
    await ofBuyer.getByRole('button', { name: say('Confirm receipt') }).click();
    const lamp = buyerForm.getByRole('group', { name: 'Brass lamp' });
    await lamp.getByLabel(say('Received')).fill('90');
    await buyerForm.getByRole('button', { name: say('Confirm receipt') }).click();
    await expect(lamp.getByText(say('Choose what happened to the rest.'))).toBeVisible();
    await lamp.getByLabel(say('What happened to the rest')).selectOption('broken');
    await lamp.getByLabel(say('What you want')).selectOption('credit');
    await isSound(buyer);
    await buyerForm.getByRole('button', { name: say('Confirm receipt') }).click();
    await expect(ofBuyer.getByText(/^Brass lamp: 10 .*short$/)).toBeVisible();

    await ofSeller.getByRole('button', { name: say('Settle shortage') }).click();
    await sellerForm.getByRole('button', { name: say('Settle shortage') }).click();
    await ofBuyer.getByRole('button', { name: say('Close order') }).click();
    await expect(ofBuyer.getByRole('button', { name: say('Close order') })).toHaveCount(
      0,
    );

    const text = 'Strong lamps, ten were broken and credited the same day.';
    await ofBuyer.getByRole('button', { name: say('Write a review') }).click();
    await buyerForm.getByRole('button', { name: say('Send review') }).click();
    await expect(buyerForm.getByText(say('This field is required.'))).toHaveCount(5);
    const four = say('{rating} of 5 stars', { rating: '4' });
    // A star lies over its radio button.
    for (const group of await buyerForm.getByRole('group').all())
      await group
        .locator('label')
        .filter({ has: buyer.getByLabel(four) })
        .click();
    await buyerForm.getByLabel(say('Your review')).fill(text);
    await isSound(buyer);
    await buyerForm.getByRole('button', { name: say('Send review') }).click();
    await expect(ofBuyer.getByText(text)).toBeVisible();

    await expect(ofSeller.getByText(text)).toBeVisible();
    await ofSeller.getByRole('button', { name: say('Reply to the review') }).click();
    await sellerForm.getByLabel(say('Your reply')).fill('Thank you.');
    await isSound(seller);
    await sellerForm.getByRole('button', { name: say('Publish reply') }).click();
    await expect(ofBuyer.getByText('Thank you.')).toBeVisible();

    const admin = await arrive({ as: ADMIN });
    await admin.goto(`/admin/order-reviews?q=${encodeURIComponent(supplier.name)}`);
    const ofAdmin = admin.getByRole('main');
    await expect(ofAdmin.getByText(text)).toBeVisible();
    await isSound(admin);
    await ofAdmin.getByRole('button', { name: say('Hide review') }).click();
    const hideForm = admin.getByRole('dialog');
    await hideForm.getByLabel(say('Reason')).fill('It names a person.');
    await hideForm.getByRole('button', { name: say('Hide review') }).click();
    await expect(ofAdmin.getByText(text)).toHaveCount(0);
    await expect(ofBuyer.getByText(/It names a person\.$/)).toBeVisible();
    await buyer.goto('/buyer/orders?tab=ended');
    await ofBuyer.getByRole('button', { name: say('Export') }).click();
    const books = buyer.waitForEvent('download');
    await buyer.getByRole('menuitem', { name: say('CSV for ERPNext') }).click();
    expect((await books).suggestedFilename()).toBe('orders-buyer-erpnext.csv');
    await expect(ofBuyer.getByRole('link', { name: number })).toBeVisible();
    await isSound(buyer);
  },
);
