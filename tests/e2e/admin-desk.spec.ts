/** The operator's desk: two at once, a company out of sight, the queue by keyboard, every page sound. */
import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { field, mainOf, press } from './support/parts';
import { isSound } from './support/soundness';
import { expect, test } from './support/fixtures';
import {
  decide,
  productInSearch,
  openShop,
  sendPapers,
  type Shop,
} from './support/papers';
import { openReview, readDocument, showPart } from './support/review';
import { settled } from './support/settled';
import { wordsOf } from './support/words';
import { WIDE } from './support/widths';

const SHOWN_MS = 15_000;
const HIDDEN_MS = 5000;
const en = wordsOf('en');

test(
  'of two administrators the slower one is shown what stands',
  WIDE,
  async ({ arrive, request }) => {
    const seller = await openShop(request);
    const id = await sendPapers(request, seller);
    const admin = await arrive({ as: ADMIN });
    await openReview(admin, en, seller.name);
    await readDocument(admin, en);
    await decide(request, id, 'reject', { reason_code: 'document_unreadable' });
    await press(mainOf(admin), en('Approve'));
    await press(admin.getByRole('dialog'), en('Approve'));
    await expect(
      admin.getByText(en('Someone else just handled this. Here is its current status.')),
    ).toBeVisible();
    await expect(admin.getByRole('dialog')).toHaveCount(0);
    await expect(mainOf(admin).getByText(/^Rejected on/)).toBeVisible();
    await expect(mainOf(admin).getByRole('button', { name: en('Approve') })).toHaveCount(
      0,
    );
  },
);

async function moveSeller(admin: Page, name: string, move: 'Suspend' | 'Reinstate') {
  await admin.goto(`/admin/sellers?${new URLSearchParams({ q: name })}`);
  await settled(admin);
  await mainOf(admin).getByRole('link', { name, exact: true }).click();
  await press(mainOf(admin), en('More actions'));
  await admin.getByRole('menuitem', { name: en(move) }).click();
  const dialog = admin.getByRole('dialog');
  await field(dialog, en('Reason')).fill('Complaints of three buyers.');
  await press(dialog, en(move));
  await expect(dialog).toHaveCount(0);
}

const isFound = (api: APIRequestContext, seller: Shop) => async () =>
  (await productInSearch(api, seller.product.name)) !== undefined;

test(
  'a suspended company leaves search within 5 s, and comes back',
  WIDE,
  async ({ arrive, request }) => {
    const seller = await openShop(request);
    const admin = await arrive({ as: ADMIN });
    await moveSeller(admin, seller.name, 'Suspend');
    const since = Date.now();
    await expect
      .poll(isFound(request, seller), { timeout: HIDDEN_MS, intervals: [100] })
      .toBe(false);
    console.log(`out of search after ${Date.now() - since} ms`);
    await expect(
      mainOf(admin).getByText('Complaints of three buyers.').first(),
    ).toBeVisible();
    const guest = await arrive();
    await guest.goto(`/search?${new URLSearchParams({ q: seller.product.name })}`);
    await settled(guest);
    await expect(guest.getByRole('link', { name: seller.product.name })).toHaveCount(0);
    await moveSeller(admin, seller.name, 'Reinstate');
    await expect.poll(isFound(request, seller), { timeout: SHOWN_MS }).toBe(true);
  },
);

test('the queue is walked and opened by keyboard', WIDE, async ({ arrive, request }) => {
  await sendPapers(request, await openShop(request));
  const admin = await arrive({ as: ADMIN });
  await admin.goto('/admin/verifications');
  await settled(admin);
  await admin.keyboard.press('j');
  await expect(admin.locator('a[data-row]').first()).toBeFocused();
  await admin.keyboard.press('Enter');
  await admin.waitForURL(/\/admin\/verifications\/[0-9a-f-]{36}$/);
  await settled(admin);
  // A document that nobody opened: it can only be rejected.
  await expect(mainOf(admin).getByRole('button', { name: en('Approve') })).toBeDisabled();
  await admin.keyboard.press('r');
  await expect(admin.getByRole('dialog')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
});

test(
  'a scan is enlarged and turned, and nobody else can open it',
  WIDE,
  async ({ arrive, request }) => {
    const seller = await openShop(request);
    const admin = await arrive({ as: ADMIN });
    await admin.goto('/about-us');
    const buffer = await admin.screenshot();
    const scan = { name: 'scan.png', mimeType: 'image/png', buffer };
    await sendPapers(request, seller, scan);
    const linked = admin.waitForResponse('**/api/mydrive/*/content?*');
    await openReview(admin, en, seller.name);
    await showPart(admin, /^Documents/);
    const picture = mainOf(admin).getByRole('img', { name: 'scan.png' });
    await expect(picture).toBeVisible();
    const before = await picture.evaluate((image) => image.clientWidth);
    await press(mainOf(admin), en('Larger'));
    await expect(mainOf(admin).getByText('150 %')).toBeVisible();
    expect(await picture.evaluate((image) => image.clientWidth)).toBeGreaterThan(before);
    await press(mainOf(admin), en('Rotate right'));
    await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/);
    await isSound(admin);
    const url = (await linked).url();
    const headers = { Authorization: `Bearer ${seller.token}` };
    expect((await request.get(url)).status()).toBe(401);
    expect((await request.get(url, { headers })).status()).toBe(403);
  },
);

test('the current tab of a queue is in view', WIDE, async ({ arrive }) => {
  const admin = await arrive({ as: ADMIN });
  await admin.goto('/admin/cases?tab=all');
  await settled(admin);
  const tabs = mainOf(admin).getByRole('navigation', { name: en('Cases by status') });
  await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 0.99 });
});

test('a tablet has tables, a phone has cards of few lines', WIDE, async ({ arrive }) => {
  const admin = await arrive({ as: ADMIN });
  const row = mainOf(admin).locator('tbody tr').first();
  for (const [width, most] of [
    [768, 60],
    [390, 110],
  ] as const) {
    await admin.setViewportSize({ width, height: 844 });
    await admin.goto('/admin/categories');
    await settled(admin);
    expect((await row.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(most);
  }
});

test('old addresses of product reports lead to the new one', WIDE, async ({ arrive }) => {
  const admin = await arrive({ as: ADMIN });
  await admin.goto('/admin/products/reports');
  await expect(admin).toHaveURL(/\/admin\/reports\/products$/);
});
