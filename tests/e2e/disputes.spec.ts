/** What two made is not one's to empty: an account waits for its order; a dispute is decided by Haat. */
import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN, PASSWORD } from './support/accounts';
import { pictureFile } from './support/drive';
import { expect, test } from './support/fixtures';
import { call, openMarket, quoteOf, type Market, type Party } from './support/market';
import { field, mainOf, press } from './support/parts';
import { isSound } from './support/soundness';
import { NARROW, WIDE } from './support/widths';
import { wordsOf } from './support/words';

const say = wordsOf('en');

type Ordered = { market: Market; seller: Party; path: string; number: string };
type Order = {
  id: string;
  number: string;
  lines: { id: string; open: string }[];
  deliveries: { id: string }[];
};

async function did(api: APIRequestContext, who: Party, path: string, data: object) {
  const answer = await call(api, who, path, data);
  expect(answer.isOk, `${path}: ${JSON.stringify(answer.data)}`).toBe(true);
  return answer.data as Order;
}

/** Accepted, confirmed, and all of it on its way. */
async function ordered(api: APIRequestContext): Promise<Ordered> {
  const market = await openMarket(api, 1);
  const [seller] = market.sellers as [Party];
  const quote = await quoteOf(api, market, seller, '900', '400');
  await did(api, market.buyer, `/api/quotes/${quote}/accept`, {});
  const list = await call(api, market.buyer, `/api/orders?quote_id=${quote}`);
  const [{ id, number }] = list.data as [Order];
  const path = `/api/orders/${id}`;
  const { lines } = await did(api, seller, `${path}/confirm`, {});
  const items = lines.map((line) => ({ line_id: line.id, quantity: line.open }));
  await did(api, seller, `${path}/deliveries`, { items });
  return { market, seller, path, number };
}

async function finish(api: APIRequestContext, { market, path }: Ordered) {
  const order = (await call(api, market.buyer, path)).data as Order;
  const [delivery] = order.deliveries;
  const receipt = `${path}/deliveries/${delivery?.id}/receipt`;
  await did(api, market.buyer, receipt, {});
  await did(api, market.buyer, `${path}/close`, {});
}

const pageOf = (path: string, side: string) => path.replace('/api/', `/${side}/`);

async function fillDeletion(page: Page, seller: Party) {
  const { user } = JSON.parse(seller.session) as { user: { email: string } };
  await page.goto('/seller/settings');
  await press(mainOf(page), say('Delete my account'));
  const dialog = page.getByRole('dialog');
  await field(dialog, say('Type your email to confirm')).fill(user.email);
  await field(dialog, say('Your password')).fill(PASSWORD);
}

test(
  'a seller deletes the account after the order has ended, and the buyer’s order is complete',
  WIDE,
  async ({ arrive, request }) => {
    const deal = await ordered(request);
    const seller = await arrive({ session: deal.seller.session });
    const dialog = seller.getByRole('dialog');
    const button = dialog.getByRole('button', { name: say('Delete permanently') });

    await fillDeletion(seller, deal.seller);
    await expect(async () => {
      await button.click();
      await expect(dialog.getByRole('alert')).toContainText(deal.number, {
        timeout: 2_000,
      });
    }).toPass({ timeout: 20_000 });
    await expect(dialog.getByRole('alert')).toContainText(deal.market.buyer.name);
    await isSound(seller);
    await dialog.getByRole('link', { name: deal.number }).click();
    await expect(mainOf(seller).getByRole('heading', { level: 1 })).toContainText(
      deal.number,
    );

    await finish(request, deal);
    await fillDeletion(seller, deal.seller);
    await expect(async () => {
      await button.click();
      await seller.waitForURL('**/register?login=true', { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });

    const buyer = await arrive({ session: deal.market.buyer.session });
    await buyer.goto(pageOf(deal.path, 'buyer'));
    await expect(mainOf(buyer).getByText(deal.seller.name).first()).toBeVisible();
    await expect(mainOf(buyer).getByText(say('Total delivered'))).toBeVisible();
    await isSound(buyer);
  },
);

test(
  'a short receipt has a photo, becomes a dispute, and Haat decides it',
  NARROW,
  async ({ arrive, request }) => {
    const deal = await ordered(request);
    const buyer = await arrive({ session: deal.market.buyer.session });
    const seller = await arrive({ session: deal.seller.session });
    const [ofBuyer, ofSeller] = [mainOf(buyer), mainOf(seller)];

    await buyer.goto(pageOf(deal.path, 'buyer'));
    await press(ofBuyer, say('Confirm receipt'));
    const receipt = buyer.getByRole('dialog', { name: /^What arrived with/ });
    const lamp = receipt.getByRole('group', { name: 'Brass lamp' });
    await lamp.getByLabel(say('Received')).fill('90');
    await lamp.getByLabel(say('What happened to the rest')).selectOption('broken');
    await lamp.getByLabel(say('What you want')).selectOption('credit');
    const photo = await pictureFile(buyer, 'broken-lamps.png');
    await receipt.locator('input[type=file]').setInputFiles(photo);
    await expect(receipt.getByText('broken-lamps.png')).toBeVisible();
    await isSound(buyer);
    await press(receipt, say('Confirm receipt'));
    await expect(ofBuyer.getByText('broken-lamps.png')).toBeVisible();

    await seller.goto(pageOf(deal.path, 'seller'));
    await expect(ofSeller.getByText('broken-lamps.png')).toBeVisible();
    await press(ofSeller, say('Open a dispute'));
    const reason = 'They were whole when we sent them';
    await field(seller.getByRole('dialog'), say('Reason')).fill(reason);
    await press(seller.getByRole('dialog'), say('Open a dispute'));
    await press(ofSeller, say('Write a note'));
    await field(seller.getByRole('dialog'), say('Note')).fill('The truck was sealed');
    await press(seller.getByRole('dialog'), say('Send'));
    await expect(ofBuyer.getByText('The truck was sealed')).toBeVisible();
    await isSound(buyer);

    const admin = await arrive({ as: ADMIN });
    const ofAdmin = mainOf(admin);
    await admin.goto('/admin/disputes');
    await ofAdmin.getByRole('link', { name: deal.number }).click();
    await expect(ofAdmin.getByText(reason).first()).toBeVisible();
    await expect(ofAdmin.getByText('The truck was sealed')).toBeVisible();
    await expect(ofAdmin.getByText('broken-lamps.png')).toBeVisible();
    await isSound(admin);
    await press(ofAdmin, say('Write a note'));
    await field(admin.getByRole('dialog'), say('Note')).fill('We look at the photo');
    await press(admin.getByRole('dialog'), say('Send'));
    await expect(ofSeller.getByText('We look at the photo')).toBeVisible();
    await press(ofAdmin, say('Close order'));
    await field(admin.getByRole('dialog'), say('Reason')).fill('Give a credit for ten');
    await press(admin.getByRole('dialog'), say('Close order'));
    await expect(ofBuyer.getByText('Reason: Give a credit for ten')).toBeVisible();
    await expect(ofSeller.getByText('Reason: Give a credit for ten')).toBeVisible();
    await isSound(admin);
  },
);
