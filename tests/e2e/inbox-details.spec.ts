/** What an enquiry carries: place, product and labels, and details that stay open while news comes. */
import { Deal, openDetails } from './support/enquiries';
import { expect, test } from './support/fixtures';
import { field, mainOf, press } from './support/parts';
import { isSound } from './support/soundness';
import { newMark, newPhone } from './support/unique';
import { watch } from './support/watch';
import { wordsOf } from './support/words';
import { NARROW, WIDE } from './support/widths';

/** What the buyer hears of, in the server's words. */
const NEWS = [
  ['replied', 'Replied'],
  ['info_requested', 'Needs your answer'],
  ['quoted', 'Quoted'],
] as const;

test(
  'a place named in the form is seen by the seller, who narrows the list by it',
  NARROW,
  async ({ arrive, request }) => {
    const say = wordsOf('en');
    const deal = await Deal.of(request);
    await deal.ask('Nothing is said here about the place.');
    const buyer = await arrive({ session: deal.buyer });
    const troubles = watch(buyer);
    const mark = newMark();
    await buyer.goto(`/vendor/${deal.slug}/contact-us`);
    const form = mainOf(buyer);
    await field(form, say('Phone Number')).fill(newPhone());
    await field(form, say('Requirement')).fill(`Forty kilos of tea, ${mark}.`);
    await press(form, say('Submit Requirement'));
    const review = buyer.getByRole('dialog', { name: say('Review your requirement') });
    await review.getByRole('listbox').getByRole('option').first().click();
    await review.getByLabel(say('Delivery place (optional)')).fill('suryodaya');
    await review.getByRole('option', { name: /^Suryodaya/ }).click();
    await isSound(buyer);
    await press(review, say('Confirm and send'));
    await expect(buyer.getByRole('dialog', { name: say('Thank you!') })).toBeVisible();

    const seller = await arrive({ session: deal.seller });
    await seller.goto('/seller/enquiries');
    const rows = seller.getByTestId('enquiry-row');
    await expect(rows).toHaveCount(2);
    await press(seller, say('District'));
    await seller.getByRole('menuitem', { name: /^Ilam/ }).click();
    await expect(seller).toHaveURL(/district_id=\d+/);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(mark);
    await expect(rows).toContainText('Ilam');
    await rows.click();
    const details = await openDetails(seller, say);
    await expect(details.getByText('Suryodaya, Ilam')).toBeVisible();
    expect(troubles).toEqual([]);
  },
);

test(
  'ten labels are the most, taken off one by one',
  WIDE,
  async ({ arrive, request }) => {
    const say = wordsOf('en');
    const deal = await Deal.of(request);
    const id = await deal.ask('Fifty brass lamps for a hotel, please.');
    const words = Array.from({ length: 9 }, (_, number) => `word ${number}`);
    await deal.label(id, words);
    const page = await arrive({ session: deal.seller });
    await page.goto(`/seller/enquiries?id=${id}`);
    const details = await openDetails(page, say);
    const label = details.getByRole('combobox', { name: say('Label'), exact: true });
    const labels = details.getByRole('list', { name: say('Labels') });
    await label.fill('WORD 0');
    await label.press('Enter');
    await expect(label).toHaveValue('');
    await expect(labels.getByRole('listitem')).toHaveCount(9);
    await label.fill('the tenth');
    await press(details, say('Add'));
    await expect(labels.getByRole('listitem')).toHaveCount(10);
    await expect(
      details.getByText(say('At most {most} labels', { most: '10' })),
    ).toBeVisible();
    await expect(label).not.toBeEditable();
    await isSound(page);
    await press(labels, say('Remove {label}', { label: 'word 0' }));
    await expect(labels.getByRole('listitem')).toHaveCount(9);
    await expect(label).toBeFocused();
  },
);

test('details stay open while news comes', WIDE, async ({ arrive, request }) => {
  const say = wordsOf('en');
  const deal = await Deal.of(request);
  const id = await deal.ask('Fifty brass lamps for a hotel, please.');
  const page = await arrive({ session: deal.buyer });
  await page.goto(`/buyer/enquiries?id=${id}`);
  const details = await openDetails(page, say);
  const cancel = details.getByRole('button', { name: say('Cancel the enquiry') });
  await expect(cancel).toBeVisible();
  for (const [status, label] of NEWS) {
    await deal.move(id, status);
    const word = say('Status: {label}. Change', { label });
    // Below an open drawer nothing has a role.
    await expect(page.locator(`[aria-label="${word}"]`)).toBeAttached();
    await expect(cancel).toBeVisible();
  }
  await cancel.click();
  await expect(page.getByRole('button', { name: say('Undo') })).toBeVisible();
});
