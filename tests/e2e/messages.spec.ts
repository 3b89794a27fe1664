/** Conversations of both sides: what one writes reaches the other, is seen, taken back or refused. */
import type { Locator, Page } from '@playwright/test';
import { Deal } from './support/enquiries';
import { expect, test } from './support/fixtures';
import { chip, field, press } from './support/parts';
import { isSoundAtBothWidths } from './support/soundness';
import { watch } from './support/watch';
import { wordsOf } from './support/words';
import { NARROW } from './support/widths';

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const say = wordsOf('en');
const talkIn = (page: Page) =>
  page.getByRole('region', { name: say('Conversation'), exact: true });

async function write(page: Page, words: string) {
  const message = field(page, say('Your message'));
  await message.fill(words);
  await message.press('ControlOrMeta+Enter');
}

/** The number at More, below on the phone: Messages is in its sheet. */
const unreadIn = (page: Page): Locator =>
  page.locator('[data-bar="bottom"]').getByRole('button');

test(
  'both write, see it arrive and seen, and what is not sent is kept',
  NARROW,
  async ({ arrive, request }) => {
    const deal = await Deal.of(request);
    const id = await deal.ask('Fifty brass lamps for a hotel, please.');
    const [seller, buyer] = [
      await arrive({ session: deal.seller }),
      await arrive({ session: deal.buyer }),
    ];
    const troubles = [...watch(seller), ...watch(buyer)];
    await Promise.all([seller.goto('/messages'), buyer.goto(`/messages/${id}`)]);

    await expect(unreadIn(seller)).toContainText('1');
    await seller.getByTestId('conversation-row').filter({ hasText: 'Asha Rai' }).click();
    await expect(talkIn(seller).getByText('Fifty brass lamps')).toBeVisible();
    await expect(unreadIn(seller)).not.toContainText('1');
    expect(await deal.statusOf(id)).toBe('seen');

    await write(seller, 'Namaste! Which size?');
    await expect(talkIn(buyer).getByText('Namaste! Which size?')).toBeVisible();
    await expect(talkIn(seller).getByText(say('seen'), { exact: true })).toBeVisible();
    expect(await deal.statusOf(id)).toBe('replied');

    await write(buyer, 'Twelve inches, with oil');
    const row = talkIn(buyer).getByRole('listitem').filter({ hasText: 'Twelve inches' });
    await row.hover();
    await press(row, say('Undo'));
    const gone = say('This message was deleted.');
    await expect(talkIn(seller).getByText(gone)).toBeVisible();
    await expect(talkIn(seller).getByText('Twelve inches')).toHaveCount(0);
    expect(troubles).toEqual([]);

    await buyer.context().setOffline(true);
    await write(buyer, 'Ten inches are enough');
    const outbox = buyer.getByRole('region', { name: say('Outbox') });
    await expect(outbox).toContainText('Ten inches are enough');
    await expect(outbox).toContainText(say('Waiting to be sent'));
    await buyer.context().setOffline(false);
    await expect(talkIn(seller).getByText('Ten inches are enough')).toHaveCount(1);
  },
);

test(
  'an attachment is readable by both sides only',
  NARROW,
  async ({ arrive, request }) => {
    const deal = await Deal.of(request);
    const id = await deal.ask('Please send me your price list for lamps.');
    const [seller, buyer] = [
      await arrive({ session: deal.seller }),
      await arrive({ session: deal.buyer }),
    ];
    await Promise.all([seller.goto(`/messages/${id}`), buyer.goto(`/messages/${id}`)]);

    await press(seller, say('Attach documents'));
    const picker = seller.getByRole('dialog');
    await picker.getByLabel(say('Files to upload')).setInputFiles({
      name: 'Prices of Poush.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(PDF),
    });
    await press(picker, say('Choose {shown}', { shown: '1' }));
    await write(seller, 'Here it is.');

    await chip(talkIn(buyer), say, 'Prices of Poush.pdf').click();
    await press(buyer.getByRole('dialog'), say('Open the document'));
    const save = say('Save to this device');
    await expect(
      buyer.getByRole('dialog').getByRole('link', { name: save }),
    ).toBeVisible();
    await expect(
      buyer.getByRole('button', { name: say('Attach documents') }),
    ).toHaveCount(0);
  },
);

test(
  'who is blocked is told kindly, and undo lets them write',
  NARROW,
  async ({ arrive, request }) => {
    const deal = await Deal.of(request);
    const id = await deal.ask('Do you also sell second-hand lamps?');
    const [seller, buyer] = [
      await arrive({ session: deal.seller }),
      await arrive({ session: deal.buyer }),
    ];
    await Promise.all([seller.goto(`/messages/${id}`), buyer.goto(`/messages/${id}`)]);

    await press(seller, say('Actions'));
    await seller
      .getByRole('menuitem', { name: say('Block: no more messages or enquiries') })
      .click();
    const told = say('{name} isn’t accepting messages from you right now.', {
      name: deal.company,
    });
    await expect(buyer.getByText(told)).toBeVisible();
    await expect(
      seller.getByText(say('You have blocked {name}.', { name: 'Asha Rai' })),
    ).toBeVisible();

    await press(seller, say('Undo'));
    await expect(field(buyer, say('Your message'))).toBeVisible();
  },
);

test('the list is searched and sound', NARROW, async ({ arrive, request, language }) => {
  const words = wordsOf(language);
  const deal = await Deal.of(request);
  await deal.ask('Copper pots for a restaurant.', 'Asha Rai');
  const other = await deal.ask('Brass bells for a temple.', 'Bina Rai');
  const page = await arrive({ session: deal.seller, locale: language });
  await page.goto('/messages');
  await expect(page.getByTestId('conversation-row')).toHaveCount(2);
  await isSoundAtBothWidths(page);

  await page.getByLabel(words('Search conversations')).fill('bells');
  await expect(page.getByTestId('conversation-row')).toHaveCount(1);
  await page.getByTestId('conversation-row').click();
  await expect(page).toHaveURL(`/messages/${other}?q=bells`);
  await expect(field(page, words('Your message'))).toBeVisible();
  await isSoundAtBothWidths(page);
});
