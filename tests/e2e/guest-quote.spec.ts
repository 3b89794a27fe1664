/** A guest opens a quote from its mail, counters or accepts it without an account. */
import { expect, test } from './support/fixtures';
import { LANDED, newGuestQuote } from './support/guest-quotes';
import { field, mainOf, press } from './support/parts';
import { settled } from './support/settled';
import { codeInSms } from './support/sms';
import { isSoundAtBothWidths } from './support/soundness';
import { watch } from './support/watch';
import { wordsOf } from './support/words';
import { NARROW, WIDE } from './support/widths';

const [en, ne] = [wordsOf('en'), wordsOf('ne')];

test(
  'a guest accepts with a code by SMS, and the order is placed',
  NARROW,
  async ({ arrive, request }) => {
    test.slow();
    const { link, phone, company } = await newGuestQuote(request);
    const page = await arrive({ locale: 'ne' });
    const troubles = watch(page);
    const opened = await page.goto(link);
    expect(opened?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await settled(page);
    const main = mainOf(page);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(company);
    await expect(main.getByText(LANDED.ne).first()).toBeVisible();
    await isSoundAtBothWidths(page);

    await press(main, ne('Accept this quote'));
    const code = await codeInSms(phone);
    await field(main, ne('Code from the SMS')).fill(code);
    await press(main, ne('Accept and place the order'));
    const placed = main.getByRole('heading', { name: /HO-\d+/ });
    await expect(placed).toBeFocused();
    await expect(placed).toBeInViewport();
    await page.reload();
    await expect(main.getByText(/HO-\d+/).first()).toBeVisible();
    await isSoundAtBothWidths(page);
    expect(troubles).toEqual([]);
  },
);

test(
  'a guest counters with a price and a quantity, and declines another quote',
  WIDE,
  async ({ arrive, request }) => {
    test.slow();
    const [first, second] = [await newGuestQuote(request), await newGuestQuote(request)];
    const page = await arrive();
    const main = mainOf(page);
    await page.goto(first.link);
    await press(main, en('Counter-offer'));
    await field(main, en('Price each, NPR')).fill('1,200');
    await field(main, en('Quantity')).fill('60');
    await press(main, en('Send counter-offer'));
    await expect(field(main, en('Message to the supplier'))).toBeFocused();
    await field(main, en('Message to the supplier')).fill('For 60 pieces?');
    await isSoundAtBothWidths(page);
    await press(main, en('Send counter-offer'));
    await expect(main.getByText(en('Your counter-offer was sent'))).toBeVisible();
    await expect(main.getByText(/60 · NPR\s1,200/)).toBeVisible();

    await page.goto(second.link);
    await press(main, en('Decline'));
    await press(main, en('Decline'));
    await expect(
      main.getByRole('link', { name: en('Find other suppliers') }),
    ).toBeVisible();
  },
);

test('a link that is cut off says what to do', NARROW, async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/quotes/AaIAs8cRdkaIoQpnN');
  await expect(mainOf(page)).toContainText(en('This link is incomplete'));
  await isSoundAtBothWidths(page);
});
