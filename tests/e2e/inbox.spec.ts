/** The inbox of both sides: what one keeps, says and moves, and how it reaches the other without a reload. */
import type { Page } from '@playwright/test';
import { Deal, openDetails } from './support/enquiries';
import { expect, test } from './support/fixtures';
import { mainOf, press } from './support/parts';
import { isSoundAtBothWidths } from './support/soundness';
import { newMark } from './support/unique';
import { watch } from './support/watch';
import { NARROW, WIDE } from './support/widths';
import { wordsOf } from './support/words';

const HELD_MS = 10_000;

const closeDetails = async (page: Page) => {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
};

test(
  'a seller notes, answers and quotes, and the buyer sees it arrive',
  NARROW,
  async ({ arrive, request }) => {
    const say = wordsOf('en');
    const deal = await Deal.of(request);
    const id = await deal.ask('Fifty brass lamps for a hotel, please.');
    const [seller, buyer] = [
      await arrive({ session: deal.seller }),
      await arrive({ session: deal.buyer }),
    ];
    const troubles = [...watch(seller), ...watch(buyer)];
    await Promise.all([
      seller.goto(`/seller/enquiries?id=${id}`),
      buyer.goto(`/buyer/enquiries?id=${id}`),
    ]);
    let reloads = 0;
    buyer.on('load', () => (reloads += 1));

    const mark = newMark();
    const panel = await openDetails(seller, say);
    await panel.getByLabel(say('Next step')).fill('Send the catalogue');
    await panel.getByLabel(say('Private note')).fill('Wants kraft paper.');
    const label = panel.getByRole('combobox', { name: say('Label'), exact: true });
    for (const word of ['monthly', mark]) {
      await label.fill(word);
      await label.press('Enter');
      await expect(label).toHaveValue('');
    }
    const labels = panel.getByRole('list', { name: say('Labels') });
    await press(labels, say('Remove {label}', { label: 'monthly' }));
    await expect(labels.getByRole('listitem')).toHaveText([mark]);
    await panel.getByRole('button', { name: say('Tomorrow') }).click();
    await expect(panel.getByRole('button', { name: say('No reminder') })).toBeVisible();
    await closeDetails(seller);
    await seller.reload();
    const again = await openDetails(seller, say);
    await expect(again.getByLabel(say('Next step'))).toHaveValue('Send the catalogue');
    await expect(again.getByLabel(say('Private note'))).toHaveValue('Wants kraft paper.');
    await expect(again.getByLabel(say('Time'), { exact: true })).toHaveValue('11:00');
    await closeDetails(seller);

    const field = seller.getByLabel(say('Your message'));
    await press(seller, say('Ask where to deliver'));
    await expect(field).toHaveValue(/Where should we deliver\?$/);
    await field.fill(`Namaste ${mark}`);
    await press(seller, say('Save as quick reply'));
    await press(seller, say('Send'));
    await expect(buyer.getByText(`Namaste ${mark}`).last()).toBeVisible();
    await expect(seller.getByRole('button', { name: `Namaste ${mark}` })).toBeVisible();

    await press(seller, say('Quote a price'));
    const form = seller.getByRole('dialog', { name: say('Quote a price') });
    await press(form, say('Send the quote'));
    await expect(
      form.getByRole('textbox', { name: say('Product or service') }),
    ).toBeFocused();
    await form
      .getByRole('textbox', { name: say('Product or service') })
      .fill('Brass lamp');
    await form.getByRole('textbox', { name: say('Quantity') }).fill('50');
    await form.getByRole('textbox', { name: say('Unit price') }).fill('1450.50');
    await form.getByRole('textbox', { name: say('Freight, NPR') }).fill('1200');
    await expect(form).toContainText('NPR 73,725');
    await press(form, say('Send the quote'));
    await expect(form).toBeHidden();
    await expect(mainOf(buyer).getByText('NPR 73,725').last()).toBeVisible();
    await expect.poll(() => deal.statusOf(id)).toBe('quoted');
    await expect(buyer.getByRole('link', { name: say('Open the quote') })).toBeVisible();

    const cancel = async () => {
      const details = await openDetails(buyer, say);
      await details.getByRole('button', { name: say('Cancel the enquiry') }).click();
    };
    await cancel();
    await buyer.getByRole('button', { name: say('Undo') }).click();
    await cancel();
    await expect(seller.getByText(say('This enquiry is closed.'))).toBeVisible({
      timeout: HELD_MS,
    });
    // Its quote ended with it, and both sides see so.
    for (const page of [buyer, seller]) {
      await expect(mainOf(page).getByText('Not chosen').last()).toBeVisible();
    }
    expect(reloads).toBe(0);
    expect(troubles).toEqual([]);
  },
);

test(
  'keys lead through the list, the board moves a card and takes it back',
  WIDE,
  async ({ arrive, request }, info) => {
    const say = wordsOf('en');
    const deal = await Deal.of(request);
    const first = await deal.ask('The first of two requests, please.', 'Bina First');
    const second = await deal.ask('The second of two requests, please.', 'Chet Second');
    const page = await arrive({ session: deal.seller });
    await page.goto('/seller/enquiries');
    await expect(page.getByTestId('enquiry-row')).toHaveCount(2);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: say('Keyboard') })).toBeVisible();
    await page.keyboard.press('Escape');
    // On wide screens the newest has opened by itself: it is in no address.
    const opened = page.getByRole('heading', { name: 'Chet Second' }).first();
    if (info.project.name !== 'desktop') await page.keyboard.press('j');
    await expect(opened).toBeVisible();
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`id=${first}`));
    await page.keyboard.press('k');
    await expect(page).toHaveURL(new RegExp(`id=${second}`));
    await expect.poll(() => deal.statusOf(second)).toBe('seen');
    await page.keyboard.press('e');
    await page.getByRole('menuitem', { name: say('Mark as quoted') }).click();
    await expect.poll(() => deal.statusOf(second)).toBe('quoted');

    await page.goto('/seller/enquiries?view=board');
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    const card = page.getByTestId('enquiry-card').filter({ hasText: 'Bina First' });
    const toQuoted = async () => {
      if (info.project.name === 'desktop') return card.dragTo(column(say('Quoted')));
      await card
        .getByRole('button', { name: say('Move {name}', { name: 'Bina First' }) })
        .click();
      await page.getByRole('menuitem', { name: say('Mark as quoted') }).click();
    };
    await toQuoted();
    await expect(column(say('Quoted')).getByText('Bina First')).toBeVisible();
    await page.getByRole('button', { name: say('Undo') }).click();
    await expect(column(say('Quoted')).getByText('Bina First')).toHaveCount(0);
    await toQuoted();
    await expect
      .poll(() => deal.statusOf(first), { timeout: HELD_MS, intervals: [500] })
      .toBe('quoted');
    await expect(column(say('Quoted')).getByTestId('enquiry-card')).toHaveCount(2);

    await deal.move(first, 'won');
    await page.goto('/seller/enquiries');
    const figures = page.locator(`[aria-label="${say('Statistics')}"]`);
    const won = figures.locator('dl > div').filter({ hasText: say('Won') });
    await expect(won).toContainText('1');
  },
);

test(
  'what needs the buyer stands first, and a refusal shows other ways',
  NARROW,
  async ({ arrive, request, language, say }) => {
    const deal = await Deal.of(request);
    const waits = await deal.ask('Which sizes do you have of this?');
    const refused = await deal.ask('One thousand by tomorrow morning, please.');
    await deal.move(waits, 'info_requested');
    await deal.move(refused, 'declined');
    const page = await arrive({ session: deal.buyer, locale: language });
    const troubles = watch(page);
    await page.goto('/buyer/enquiries');
    const rows = page.getByTestId('enquiry-row');
    await expect(rows.first()).toContainText('Which sizes');
    const tab = page.getByRole('link', {
      name: new RegExp(`^${say('Needs your answer')}`),
    });
    await expect(tab).toContainText(language === 'ne' ? '१' : '1');
    await rows.first().click();
    await expect(
      page.getByText(say('The supplier needs more details from you.')),
    ).toBeVisible();
    await page.goto(`/buyer/enquiries?id=${refused}`);
    await expect(
      page.getByRole('heading', { name: say('Others can supply this') }),
    ).toBeVisible();
    await isSoundAtBothWidths(page);
    await press(page, say('Post as a requirement'));
    await page.waitForURL(/\/industry\?requirement=/);
    expect(troubles).toEqual([]);
  },
);

test('the board is sound', async ({ arrive, request, language, say }) => {
  const deal = await Deal.of(request);
  await deal.ask('A card for the board, please.');
  const page = await arrive({ session: deal.seller, locale: language });
  await page.goto('/seller/enquiries');
  await page.getByRole('link', { name: say('Board'), exact: true }).click();
  await expect(page.getByTestId('enquiry-card')).toHaveCount(1);
  await isSoundAtBothWidths(page);
});

test('without a stream the page polls', NARROW, async ({ arrive, request }) => {
  const deal = await Deal.of(request);
  const page = await arrive({ session: deal.seller });
  await page.route('**/api/notifications/stream', (route) => route.abort());
  await page.goto('/seller/enquiries');
  await expect(page.getByText(wordsOf('en')('No enquiries yet'))).toBeVisible();
  await deal.ask('Is anybody there without a stream?');
  await expect(page.getByTestId('enquiry-row')).toHaveCount(1, { timeout: 20_000 });
});
