/** A guest asks, the seller answers from the mail without signing in, and the guest finds it all later. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { ASKED, askAsGuest } from './support/leads';
import { secretInMail } from './support/mail';
import { newcomer } from './support/newcomer';
import { field, mainOf, press } from './support/parts';
import { makeSeller } from './support/sellers';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { newEmail } from './support/unique';
import { watch } from './support/watch';
import { wordsOf } from './support/words';
import { NARROW } from './support/widths';

const ANSWER = 'We have them. NPR 1,250 each, ready on Friday.';
const LATER_MS = 15_000;
const [en, ne] = [wordsOf('en'), wordsOf('ne')];

async function answer(page: Page): Promise<void> {
  await expect(mainOf(page).getByText(ASKED)).toBeVisible();
  await field(mainOf(page), ne('Your answer')).fill(ANSWER);
  await page.reload();
  await expect(field(mainOf(page), ne('Your answer'))).toHaveValue(ANSWER);
  await press(mainOf(page), ne('Send the answer'));
  await expect(mainOf(page).getByRole('listitem').getByText(ANSWER)).toBeVisible();
  await expect(field(mainOf(page), ne('Your answer'))).toHaveValue('');
}

test(
  'a lead is answered from its mail, and the guest finds it after registering',
  NARROW,
  async ({ arrive, request }) => {
    // Two people register, and three mails are waited for.
    test.slow();
    const seller = await makeSeller(request);
    const guest = newEmail();
    await askAsGuest(request, seller.slug, guest);
    const owner: string = JSON.parse(seller.session).user.email;
    const link = await secretInMail(owner, '/lead');

    const page = await arrive({ locale: 'ne' });
    const troubles = watch(page);
    const opened = await page.goto(link);
    expect(opened?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await settled(page);
    await isSound(page);
    await answer(page);
    expect(troubles).toEqual([]);

    const { session } = await newcomer(request, { email: guest, fname: 'Asha' });
    const buyer = await arrive({ session });
    const found = mainOf(buyer).getByText(seller.name).first();
    await expect(async () => {
      await buyer.goto('/buyer/enquiries');
      await expect(found).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: LATER_MS });
    await found.click();
    for (const words of [ASKED, ANSWER]) {
      await expect(mainOf(buyer).getByText(words).last()).toBeVisible();
    }

    await page.reload();
    await press(mainOf(page), ne('I can’t supply this'));
    await press(mainOf(page), ne('Decline'));
    await expect(mainOf(page)).toContainText(
      ne('We’ve told the buyer you can’t supply this'),
    );
    await page.reload();
    await expect(mainOf(page)).toContainText(ne('This enquiry is closed'));
  },
);

test(
  'a link that is cut off leads to the inbox, behind a sign-in',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive();
    await page.goto('/lead/AaIAs8cRdkaIoQpnN');
    await expect(mainOf(page)).toContainText(en('This link is incomplete'));
    await mainOf(page)
      .getByRole('link', { name: en('Sign in to the inbox') })
      .click();
    await page.waitForURL('**/register?login=true');
  },
);
