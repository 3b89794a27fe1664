/** Three lines from two suppliers: one choice, two orders. */
import { expect, test } from './support/fixtures';
import { openMarket, quoteOf, type Party } from './support/market';
import { isSound } from './support/soundness';
import { NARROW } from './support/widths';
import { wordsOf } from './support/words';

const LINES = [
  { name: 'Brass lamp', quantity: '100', unit: 'piece' },
  { name: 'Brass bowl', quantity: '20', unit: 'piece' },
  { name: 'Brass bell', quantity: '10', unit: 'piece' },
];

test(
  'the buyer splits three lines between two suppliers and places two orders',
  NARROW,
  async ({ arrive, request }) => {
    const say = wordsOf('en');
    const market = await openMarket(request, 2, LINES);
    const [one, other] = market.sellers as [Party, Party];
    await quoteOf(request, market, one, '900', '400', '50');
    await quoteOf(request, market, other, '880');
    const page = await arrive({ session: market.buyer.session });
    const split = page.getByRole('region', { name: say('Split by line') });
    const choice = (line: string, company: string) =>
      split.getByRole('radio', { name: `${line}: ${company}` }).filter({ visible: true });
    await page.goto(`/buyer/requirements/${market.requirementId}/quotes`);

    // As suggested: 88,000 and 8,500, with VAT, against 98,500 with VAT.
    await expect(choice('Brass lamp', other.name)).toBeChecked();
    await expect(choice('Brass bell', one.name)).toBeChecked();
    await expect(split).toContainText('NPR\u00a01,09,045');
    await expect(split).toContainText(
      say('{amount} less than {company} alone', {
        amount: 'NPR\u00a02,260',
        company: one.name,
      }),
    );
    await isSound(page);

    // The buyer's own choice has its price, too.
    await choice('Brass bell', say('Leave open')).check();
    await expect(split).toContainText('NPR\u00a01,08,480');
    await choice('Brass bell', one.name).check();
    await expect(split).toContainText('NPR\u00a01,09,045');

    await split.getByRole('button', { name: 'Review 2 orders' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(other.name);
    await dialog.getByRole('button', { name: say('Place orders') }).click();
    await expect(split).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Open order HO-/ })).toHaveCount(2);
    await page.goto('/buyer/orders');
    const orders = page.getByRole('main');
    await expect(orders.getByText(one.name).filter({ visible: true })).toHaveCount(1);
    await expect(orders.getByText(other.name).filter({ visible: true })).toHaveCount(1);
    await isSound(page);
  },
);
