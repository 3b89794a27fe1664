/** A complaint is answered by the supplier and by Haat, reopened, and closed by its writer. */
import type { Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { newCase, newGuestCase } from './support/cases';
import { expect, test } from './support/fixtures';
import { call, openMarket, type Party } from './support/market';
import { field, mainOf, press } from './support/parts';
import { settled } from './support/settled';
import { isSound, isSoundAtBothWidths } from './support/soundness';
import { newEmail } from './support/unique';
import { watch } from './support/watch';
import { WIDE, NARROW } from './support/widths';
import { wordsOf } from './support/words';

const say = wordsOf('en');
const ANSWER = 'They bring new cartons on Friday.';
const WITHIN_MS = 20_000;

async function opens(page: Page, path: string, text: string) {
  await page.goto(path);
  await settled(page);
  await expect(
    mainOf(page).getByText(text).filter({ visible: true }).first(),
  ).toBeVisible({ timeout: WITHIN_MS });
}

test(
  'writer, staff and supplier: answered, reopened, closed',
  WIDE,
  async ({ arrive, request }) => {
    test.slow();
    const market = await openMarket(request, 1);
    const [supplier] = market.sellers as [Party];
    const profile = await call(request, supplier, '/api/sellerprofile?showall=true');
    const subject = { kind: 'company', id: (profile.data as { id: string }).id };
    const { token } = market.buyer;
    const made = await newCase(request, { email: newEmail(), token, subject });
    const [writer, staff, seller] = [
      await arrive({ session: market.buyer.session }),
      await arrive({ as: ADMIN }),
      await arrive({ session: supplier.session }),
    ];
    const troubles = [writer, staff, seller].map((page) => watch(page));

    // Two clicks from a page of the desk.
    await writer.goto('/buyer/orders');
    await writer
      .getByRole('link', { name: say('Cases') })
      .first()
      .click();
    await mainOf(writer).getByRole('link', { name: made.text }).click();
    await expect(mainOf(writer).getByText(say('Assigned to'))).toBeVisible();
    await isSoundAtBothWidths(writer);

    const desk = mainOf(staff);
    await opens(staff, `/admin/cases/${made.reference}`, made.text);
    await press(desk, say('Assign to me'));
    await press(desk, say('Send to the supplier'));
    await expect(desk.getByText(say('Can see this case and reply.'))).toBeVisible();
    await isSoundAtBothWidths(staff);

    await opens(seller, `/seller/cases/${made.reference}`, made.text);
    await field(mainOf(seller), say('Your message')).fill('The tarpaulin tore.');
    await press(mainOf(seller), say('Send'));
    await expect(mainOf(seller).getByText('The tarpaulin tore.')).toBeVisible();

    await opens(staff, `/admin/cases/${made.reference}`, 'The tarpaulin tore.');
    await field(desk, say('Your answer')).fill(ANSWER);
    await press(desk, say('Send and set Answered'));

    await opens(writer, `/buyer/cases/${made.reference}`, ANSWER);
    await expect(mainOf(writer).getByText(say('Does this solve it?'))).toBeVisible();
    await isSound(writer);
    await press(mainOf(writer), say('Not yet, reply'));
    await field(mainOf(writer), say('Your message')).fill('We need them on Thursday.');
    await press(mainOf(writer), say('Send'));
    await expect(mainOf(writer).getByText(say('Does this solve it?'))).toHaveCount(0);
    await press(mainOf(writer), say('It is solved, close the case'));
    await expect(mainOf(writer).getByText(say('Can be reopened until'))).toBeVisible();
    await opens(seller, `/seller/cases/${made.reference}`, say('This case is closed.'));
    expect(troubles.flat()).toEqual([]);
  },
);

test(
  'a guest opens the case by the link of the email',
  NARROW,
  async ({ arrive, request }) => {
    const link = await newGuestCase(request);
    const page = await arrive();
    const opened = await page.goto(link);
    expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
    await settled(page);
    await isSoundAtBothWidths(page);
    await press(mainOf(page), say('It is solved, close the case'));
    await expect(mainOf(page).getByText(say('Can be reopened until'))).toBeVisible();
  },
);
