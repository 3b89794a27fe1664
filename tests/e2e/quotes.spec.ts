/** From a lead to the accepted quote: a buyer and two suppliers, each in a browser of their own. */
import { readFileSync } from 'node:fs';
import { isSound } from './support/soundness';
import { expect, test } from './support/fixtures';
import { call, openMarket, quoteOf, type Party } from './support/market';
import { settled } from './support/settled';
import { wordsOf } from './support/words';
import { NARROW, WIDE } from './support/widths';

const english = wordsOf('en');
const nepali = wordsOf('ne');

test(
  'a lead is looked at, passed and taken back, and answered with a quote that survives a reload',
  NARROW,
  async ({ arrive, request }) => {
    const market = await openMarket(request, 1);
    const say = nepali;
    const [seller] = market.sellers;
    const page = await arrive({ session: seller!.session, locale: 'ne' });
    const main = page.getByRole('main');
    const press = (name: string) =>
      main.getByRole('button', { name: say(name), exact: true }).click();
    await page.goto('/seller/requirements');
    await main.getByRole('link', { name: market.title }).click();
    await expect(main.getByText('हेरिएको')).toBeVisible();
    await expect(main.getByText(market.phone)).toHaveCount(0);
    await expect(main.getByText(say('same municipality'))).toBeVisible();
    await press('Pass');
    await page.getByRole('button', { name: say('Undo') }).click();
    await expect(main.getByText('हेरिएको')).toBeVisible();
    await isSound(page);

    await main.getByRole('link', { name: say('Write a quote') }).click();
    const lamp = main.getByRole('group', { name: 'Brass lamp', exact: true });
    const bowl = main.getByRole('group', { name: 'Brass bowl', exact: true });
    await lamp.getByLabel(say('Price each, NPR')).fill('850.50');
    await press('Review and send');
    await expect(bowl.getByLabel(say('Price each, NPR'))).toBeFocused();
    await bowl.getByRole('button', { name: say('Not available') }).click();
    await main.getByLabel(say('Total freight, NPR')).fill('1,500');
    const [saved] = say('Draft saved at {0}').split('{0}');
    await expect(main.getByText(saved!)).toBeVisible();
    await page.reload();
    await expect(lamp.getByLabel(say('Price each, NPR'))).toHaveValue(/^850\.50?$/);
    await isSound(page);
    await press('Review and send');
    const review = page.getByRole('dialog');
    // 85,050 and 13 % of it, and the freight: as the server counts.
    await expect(review).toContainText('रू\u00a0९७,६०६.५०');
    await review.getByRole('button', { name: say('Send quote') }).click();
    await page.waitForURL(/\/seller\/quotes\//);
    await expect(main.getByText('रू\u00a0९७,६०६.५०').first()).toBeVisible();
    await settled(page);
  },
);

test(
  'of three suppliers two quote, the buyer counters, compares and accepts; contacts appear, the document is downloaded',
  WIDE,
  async ({ arrive, request }) => {
    const say = english;
    const market = await openMarket(request, 3);
    const [one, other] = market.sellers;
    const quote = await quoteOf(request, market, one!, '900', '400');
    const beaten = await quoteOf(request, market, other!, '880');
    const buyer = await arrive({ session: market.buyer.session });
    const seller = await arrive({ session: one!.session });
    const loser = await arrive({ session: other!.session });
    const comparison = buyer.getByRole('main');
    const dialog = buyer.getByRole('dialog');
    // A table on wide screens, cards on phones: one of them is hidden.
    const seen = (text: string) =>
      comparison.getByText(text).filter({ visible: true }).first();
    await buyer.goto(`/buyer/requirements/${market.requirementId}/quotes`);
    await expect(
      seen(say('{offered} of {all} lines', { offered: '1', all: '2' })),
    ).toBeVisible();
    // Only one is complete: it beats nobody by offering all that was asked for.
    await expect(comparison.getByText(say('Lowest cost to you'))).toHaveCount(0);
    await isSound(buyer);

    await comparison
      .getByRole('button', { name: say('Counter-offer') })
      .first()
      .click();
    const lamp = dialog.getByRole('group', { name: 'Brass lamp', exact: true });
    await lamp.getByLabel(say('Price each, NPR')).fill('८००');
    await dialog.getByLabel(say('Message to the supplier')).fill('800 each, please.');
    await dialog.getByRole('button', { name: say('Send counter-offer') }).click();
    await expect(seen('You made a counter-offer')).toBeVisible();

    await seller.goto(`/seller/quotes/${quote}`);
    await expect(seller.getByText('800 each, please.')).toBeVisible();
    await isSound(seller);
    await seller.getByRole('link', { name: say('Send a new version') }).click();
    await seller
      .getByRole('group', { name: 'Brass lamp', exact: true })
      .getByLabel(say('Price each, NPR'))
      .fill('820');
    await seller.getByRole('button', { name: say('Review and send') }).click();
    await seller.getByRole('button', { name: say('Send the new version') }).click();
    await expect(seller.getByRole('heading', { name: say('Versions') })).toBeVisible();
    await expect(seller.getByText(market.phone)).toHaveCount(0);

    // The new version arrives without a reload.
    await expect(seen('NPR\u00a01,01,700')).toBeVisible();
    const accept = comparison.getByRole('button', { name: say('Accept'), exact: true });
    await accept.first().click();
    await expect(dialog).toContainText(one!.name);
    await dialog.getByRole('button', { name: say('Accept quote') }).click();
    await expect(
      comparison.getByRole('heading', { name: say('Supplier'), exact: true }),
    ).toBeVisible();
    await expect(
      comparison.getByRole('link', { name: say('Call') }).first(),
    ).toHaveAttribute('href', /^tel:\+977/);

    await expect(seller.getByRole('link', { name: say('Call') })).toHaveAttribute(
      'href',
      `tel:${market.phone}`,
    );
    const saving = seller.waitForEvent('download');
    await seller.getByRole('button', { name: 'PDF' }).click();
    const paper = await (await saving).path();
    expect(readFileSync(paper).subarray(0, 5).toString()).toBe('%PDF-');
    await loser.goto(`/seller/quotes/${beaten}`);
    await expect(
      loser.getByText(say('Another quote was accepted')).first(),
    ).toBeVisible();
    await isSound(buyer);
  },
);

test(
  'whoever reclaims VAT has another winner, and the setting stays',
  WIDE,
  async ({ arrive, request }) => {
    const say = english;
    const market = await openMarket(request, 2);
    const [one, other] = market.sellers as [Party, Party];
    await quoteOf(request, market, one, '900', '400');
    await call(request, other, `/api/requirements/${market.requirementId}/quotes`, {
      items: market.items.map(({ id }, at) => ({
        requirement_item_id: id,
        unit_price: at ? '420' : '920',
      })),
      tax_mode: 'pan_bill',
      payment: { advance_pct: 100 },
      delivery_days: 10,
    });
    const page = await arrive({ session: market.buyer.session });
    const main = page.getByRole('main');
    const first = () =>
      main.getByRole('img', { name: say('Rank {rank}', { rank: '1' }) });
    // The supplier beside the best rank, in the table and on the cards.
    const best = () => first().locator('..').getByRole('link').first();
    await page.goto(`/buyer/requirements/${market.requirementId}/quotes`);
    await expect(best()).toHaveText(other.name);
    await expect(
      main.getByText(say('100% advance, not verified')).filter({ visible: true }).first(),
    ).toBeVisible();
    await main.getByRole('switch', { name: say('I reclaim VAT') }).click();
    await expect(best()).toHaveText(one.name);
    await main.getByLabel(say('My cost of credit, % per year')).fill('12');
    await page.keyboard.press('Enter');
    await expect(
      main
        .getByText(say('at {rate}% per year', { rate: '12' }))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(main.getByRole('switch', { name: say('I reclaim VAT') })).toBeChecked();
    await expect(best()).toHaveText(one.name);
    await isSound(page);
  },
);
