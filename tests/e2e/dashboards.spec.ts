/** The homes of both sides and of the operator: figures that open just as many rows. */
import type { Page } from '@playwright/test';
import { ADMIN, PRODUCT, SELLER } from './support/accounts';
import { Deal } from './support/enquiries';
import { expect, test } from './support/fixtures';
import { heading, mainOf } from './support/parts';
import { newcomer } from './support/newcomer';
import { settled } from './support/settled';
import { isSound, isSoundAtBothWidths } from './support/soundness';
import { watch } from './support/watch';
import { wordsOf, type Locale } from './support/words';
import { openShop, sendPapers } from './support/papers';
import { NARROW, WIDE } from './support/widths';

const NUMBERS = { en: '0123456789', ne: '०१२३४५६७८९' };

const figure = (page: Page, name: string) =>
  mainOf(page).getByRole('link').filter({ hasText: name }).first();

/** Opens a figure that says so many, and counts the rows behind it. */
async function opens(page: Page, locale: Locale, name: string, count: number) {
  const link = figure(page, name);
  await expect(link.locator('b')).toHaveText(NUMBERS[locale].charAt(count));
  await link.click();
  await page.waitForURL(/\/enquiries\?/);
  await expect(page.getByTestId('enquiry-row')).toHaveCount(count);
  await page.goBack();
  await settled(page);
}

test(
  'a new buyer sees industries, and what the account lacks',
  NARROW,
  async ({ arrive, request, language, say }) => {
    const { session } = await newcomer(request, { locale: language });
    const page = await arrive({ session, locale: language });
    await page.goto('/buyer');
    await expect(heading(page, say('What do you need?'))).toBeVisible();
    await expect(mainOf(page).locator('a[href^="/industry/"]')).toHaveCount(6);
    const phone = mainOf(page).getByRole('link', { name: say('Confirm your phone') });
    await expect(phone).toHaveAttribute('href', '/buyer/settings#phone');
    await isSoundAtBothWidths(page);
  },
);

test(
  'a newcomer is told the next step; then each figure opens its rows',
  WIDE,
  async ({ arrive, request }) => {
    const say = wordsOf('en');
    const deal = await Deal.of(request);
    const seller = await arrive({ session: deal.seller });
    const troubles = watch(seller);
    await seller.goto('/seller');
    await expect(heading(seller, say('Add your first product'))).toBeVisible();
    const sheet = mainOf(seller).getByRole('link', {
      name: say('I have a list in Excel'),
    });
    await expect(sheet).toHaveAttribute('href', '/seller/manageproducts/bulk');
    await isSound(seller);

    const answered = await deal.ask('Ten brass lamps for a hotel.');
    await deal.ask('Twenty brass lamps for a hotel.');
    await deal.ask('Thirty brass lamps for a hotel.');
    await deal.move(answered, 'replied');
    await seller.reload();
    await settled(seller);
    await opens(seller, 'en', say('Enquiries received'), 3);
    await opens(seller, 'en', say('Answered within 24 hours'), 1);
    const tasks = mainOf(seller).locator('[data-task="unanswered"]');
    await expect(tasks).toHaveCount(2);
    await seller.keyboard.press('j');
    await expect(tasks.first()).toBeFocused();
    await seller.keyboard.press('j');
    await expect(tasks.last()).toBeFocused();
    await seller.keyboard.press('Enter');
    await seller.waitForURL(/\/seller\/enquiries\?id=/);
    await seller.goBack();
    await settled(seller);
    await expect(mainOf(seller).getByText('1 decided today')).toBeVisible();
    await expect(
      mainOf(seller).getByText(say('No product views in this period')),
    ).toBeVisible();
    const week = seller.getByRole('button', { name: '7 days' });
    await week.click();
    await seller.waitForURL(/days=7/);
    await opens(seller, 'en', say('Enquiries received'), 3);
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await seller.getByText(say('As a table')).first().click();
    await expect(seller.getByRole('rowheader')).toHaveCount(7);
    await isSound(seller);
    expect(troubles).toEqual([]);

    const ne = wordsOf('ne');
    const buyer = await arrive({ session: deal.buyer, locale: 'ne' });
    await buyer.goto('/buyer?days=90');
    await settled(buyer);
    await opens(buyer, 'ne', ne('Enquiries sent'), 3);
    await isSound(buyer);
  },
);

test(
  'the products buyers looked at most lead to their pages',
  WIDE,
  async ({ arrive, request }) => {
    const say = wordsOf('ne');
    expect((await request.post(`/api/webui/product/${PRODUCT}/view`)).ok()).toBe(true);
    const seller = await arrive({ as: SELLER, locale: 'ne' });
    await seller.goto('/seller?days=7');
    await settled(seller);
    await expect(heading(seller, say('Most wanted products'))).toBeVisible();
    const first = mainOf(seller).locator(`a[href="/product/${PRODUCT}"]`);
    await expect(first).toContainText(/[१-९]/);
    await isSound(seller);
    await first.click();
    await seller.waitForURL(`**/product/${PRODUCT}`);
  },
);

test(
  'the administrator sees pending reviews and market figures',
  WIDE,
  async ({ arrive, request }) => {
    const say = wordsOf('en');
    await sendPapers(request, await openShop(request));
    const admin = await arrive({ as: ADMIN });
    await admin.goto('/admin');
    await settled(admin);
    const queue = admin.getByRole('region', { name: say('Waiting for a decision') });
    const link = { name: say('Verifications waiting'), exact: true };
    const row = queue
      .getByRole('listitem')
      .filter({ has: admin.getByRole('link', link) });
    await expect(row.locator('b')).toHaveText(/^[1-9][\d,]*$/);
    await expect(row.getByText(/^Oldest: /)).toBeVisible();
    await isSound(admin);
    await row.getByRole('link', link).click();
    await admin.waitForURL('**/admin/verifications');
    await settled(admin);
    await expect(admin.locator('a[data-row]').first()).toBeVisible();
  },
);

test('a chart has the values of the day under the cursor', WIDE, async ({ arrive }) => {
  const page = await arrive({ as: SELLER });
  await page.goto('/seller?days=30');
  await settled(page);
  const chart = mainOf(page).locator('figure').first();
  await chart.scrollIntoViewIfNeeded();
  await expect(chart).not.toContainText(/Enquiries received\s*\d/);
  const plot = await chart.getByRole('img').boundingBox();
  if (!plot) throw new Error('no plot');
  await page.mouse.move(plot.x + plot.width * 0.7, plot.y + plot.height * 0.4);
  await expect(chart).toContainText(/Enquiries received\s*\d/);
  await expect(chart).toContainText(/\d{1,2} [A-Z][a-z]{2}/);
});
