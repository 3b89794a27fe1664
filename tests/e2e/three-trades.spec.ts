/** A requirement of three trades: each line's seller sees it, two get an order, one line stays open. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { aBuyer, call } from './support/market';
import { adminToken } from './support/papers';
import { field, mainOf, press } from './support/parts';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { draftOf, openTrades, type Trader } from './support/trades';
import { newMark, newPhone } from './support/unique';
import { watch } from './support/watch';
import { WIDE } from './support/widths';
import type { Say } from './support/words';

const LEAD_WITHIN_MS = 30_000;

/** The steps of the form, from the draft to the review of Haat or the sellers. */
async function post(page: Page, say: Say, id: string) {
  await page.goto(`/industry?requirement=${id}#post`);
  await settled(page);
  const form = mainOf(page).locator('#post');
  await press(form, say('Continue'));
  await press(form, say('Continue'));
  await press(form, say('Continue'));
  await field(form, say('Phone Number')).fill(newPhone());
  await press(form, say('Review'));
  const dialog = page.getByRole('dialog');
  await press(dialog, say('Post requirement'));
  await dialog.getByRole('link', { name: say('See my requirement') }).click();
  await page.waitForURL(`**/buyer/requirements/${id}`);
}

async function openLead(page: Page, title: string) {
  await expect(async () => {
    await page.goto('/seller/requirements');
    await mainOf(page).getByRole('link', { name: title }).click({ timeout: 3_000 });
  }).toPass({ timeout: LEAD_WITHIN_MS });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** A price for the line of the own trade, nothing for the others. */
async function quote(page: Page, say: Say, own: Trader, all: Trader[], price: string) {
  const main = mainOf(page);
  await main.getByRole('link', { name: say('Write a quote') }).click();
  for (const { product } of all) {
    const line = main.getByRole('group', { name: product.name, exact: true });
    if (product === own.product)
      await line.getByLabel(say('Price each, NPR')).fill(price);
    else await press(line, say('Not available'));
  }
  await press(main, say('Review and send'));
  await press(page.getByRole('dialog'), say('Send quote'));
  await page.waitForURL('**/seller/quotes/*');
}

test(
  'lines of three trades reach their sellers, two are awarded, and the third stays open',
  WIDE,
  async ({ arrive, request, language, say }) => {
    test.slow();
    const traders = await openTrades(request, 4);
    const outsider = traders.pop() as Trader;
    const [one, other, third] = traders as [Trader, Trader, Trader];
    const buying = await aBuyer(request);
    const title = `Hotel in spring ${newMark()}`;
    const id = await draftOf(request, buying, title, traders);
    const opened = ({ session }: { session: string }) =>
      arrive({ session, locale: language });
    const buyer = await opened(buying);
    const sellers = [await opened(one), await opened(other), await opened(third)];
    const [first, second, last] = sellers as [Page, Page, Page];
    const troubles = [buyer, ...sellers].map((page) => watch(page));

    await post(buyer, say, id);
    const admin = { token: await adminToken(request) };
    await call(request, admin, `/api/admin/requirements/${id}/approve`, {});
    for (const page of sellers) await openLead(page, title);
    await isSound(first);
    expect((await call(request, outsider, `/api/requirements/${id}`)).isOk).toBe(false);
    const leads = `/api/requirements/open?q=${encodeURIComponent(title)}`;
    expect((await call(request, one, leads)).data).toHaveLength(1);
    expect((await call(request, outsider, leads)).data).toEqual([]);

    await quote(first, say, one, traders, '900');
    await quote(second, say, other, traders, '450');
    await buyer.goto(`/buyer/requirements/${id}/quotes`);
    const split = buyer.getByRole('region', { name: say('Split by line') });
    const choice = (line: string, company: string) =>
      split.getByRole('radio', { name: `${line}: ${company}` }).filter({ visible: true });
    await expect(choice(one.product.name, one.name)).toBeChecked();
    await expect(choice(other.product.name, other.name)).toBeChecked();
    await expect(choice(third.product.name, say('Leave open'))).toBeChecked();
    await isSound(buyer);
    await press(split, 'Review 2 orders');
    await press(buyer.getByRole('dialog'), say('Place orders'));
    await expect(buyer.getByRole('link', { name: /^Open order HO-/ })).toHaveCount(2);
    await isSound(buyer);

    // Each has an order of its own line, and the third one may still quote.
    for (const [page, { product }] of [
      [first, one],
      [second, other],
    ] as const) {
      await mainOf(page)
        .getByRole('link', { name: /^Open order HO-/ })
        .click();
      const order = mainOf(page);
      await press(order, say('Confirm order'));
      await expect(
        order.getByRole('button', { name: say('Send delivery') }),
      ).toBeVisible();
      await expect(order.getByText(product.name).first()).toBeVisible();
      await expect(order.getByText(third.product.name)).toHaveCount(0);
    }
    await buyer.goto('/buyer/orders');
    for (const { name } of [one, other]) {
      const row = mainOf(buyer).getByText(name).filter({ visible: true });
      await expect(row).toHaveCount(1);
    }
    await last.reload();
    await mainOf(last)
      .getByRole('link', { name: say('Write a quote') })
      .click();
    const awarded = mainOf(last).getByText(say('Already ordered from another supplier'));
    await expect(awarded).toHaveCount(2);
    await isSound(last);
    const line = mainOf(last).getByRole('group', {
      name: third.product.name,
      exact: true,
    });
    await line.getByLabel(say('Price each, NPR')).fill('120');
    for (const { product } of [one, other]) {
      const taken = mainOf(last).getByRole('group', { name: product.name, exact: true });
      await press(taken, say('Not available'));
    }
    await press(mainOf(last), say('Review and send'));
    await press(last.getByRole('dialog'), say('Send quote'));
    await last.waitForURL('**/seller/quotes/*');
    expect(troubles.flat()).toEqual([]);
  },
);
