/** From papers to the badge and back: the seller's form, the operator's desk, what buyers see of it. */
import type { Page } from '@playwright/test';
import { ADMIN, SELLER } from './support/accounts';
import { EVENT_MS } from './support/company';
import { field, mainOf, press } from './support/parts';
import { isSound } from './support/soundness';
import { expect, test } from './support/fixtures';
import {
  PDF,
  newPan,
  openShop,
  proveNumber,
  sendPapers,
  type Shop,
} from './support/papers';
import { openReview, readDocument, showPart } from './support/review';
import { settled } from './support/settled';
import { watch } from './support/watch';
import { wordsOf, type Say } from './support/words';
import { NARROW, WIDE } from './support/widths';

const SHOWN_MS = 15_000;
const [en, ne] = [wordsOf('en'), wordsOf('ne')];
const papersOf = (page: Page) => page.locator('main #statutory');
const choice = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true });

/** Signed in as the company's owner, on its profile. */
async function openPapers(page: Page, seller: Shop): Promise<void> {
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('haat.session')) {
      localStorage.setItem('haat.session', stored);
    }
  }, seller.session);
  await page.goto('/seller/companyprofile#statutory');
  await settled(page);
}

async function addPaper(page: Page, say: Say): Promise<void> {
  await press(papersOf(page), say('Add documents'));
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'pan card.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(dialog.getByRole('checkbox', { name: /pan card\.pdf/ })).toBeChecked({
    timeout: EVENT_MS,
  });
  await press(dialog, say('Choose {shown}', { shown: '१' }));
  await expect(papersOf(page).getByText('pan card.pdf')).toBeVisible();
}

async function fillForm(page: Page, say: Say, name: string): Promise<void> {
  const form = papersOf(page);
  await press(form, say('Submit for review'));
  await expect(field(form, say('PAN/VAT number'))).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(field(form, say('PAN/VAT number'))).toBeFocused();
  await field(form, say('PAN/VAT number')).fill(newPan());
  await field(form, say('Registered name')).fill(name);
  await choice(page, say('Registration type')).selectOption('private_limited');
  const registration = `${newPan()}/076/077`;
  await field(form, say('Registration number')).fill(registration);
  await page.reload();
  await settled(page);
  await expect(field(form, say('Registration number'))).toHaveValue(registration);
  await field(form, say('Registered at')).fill('कम्पनी रजिस्ट्रारको कार्यालय');
  await addPaper(page, say);
}

const badgeOn = (page: Page, path: string, words: string) =>
  expect(async () => {
    await page.goto(path);
    const badge = page.getByText(words, { exact: true }).first();
    await expect(badge).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: SHOWN_MS });

async function badgeEverywhere(guest: Page, { slug, product }: Shop, say: Say) {
  const found = `/search?${new URLSearchParams({ q: product.name })}`;
  await badgeOn(guest, `/vendor/${slug}`, say('Verified'));
  await badgeOn(guest, found, say('Verified supplier'));
  await badgeOn(guest, `/product/${product.slug}`, say('Verified'));
}

test(
  'papers are sent in Nepali, approved at the desk, and the badge shows everywhere',
  WIDE,
  async ({ arrive, request }) => {
    test.setTimeout(180_000);
    const seller = await openShop(request);
    await proveNumber(request, seller.token);
    const page = await arrive({ locale: 'ne' });
    await openPapers(page, seller);
    await fillForm(page, ne, seller.name);
    await isSound(page);
    await press(papersOf(page), ne('Submit for review'));
    await expect(
      papersOf(page).getByText(ne('We’re checking your documents.')),
    ).toBeVisible();
    await isSound(page);

    const admin = await arrive({ as: ADMIN });
    const troubles = watch(admin);
    await openReview(admin, en, seller.name);
    await isSound(admin);
    const review = admin.url();
    await showPart(admin, /^Documents/);
    await readDocument(admin, en);
    await press(admin, en('This one is OK'));
    await expect(mainOf(admin).getByText(en('OK'), { exact: true })).toBeVisible();
    await isSound(admin);
    await showPart(admin, /^Details/);
    await press(mainOf(admin), en('Approve'));
    await press(admin.getByRole('dialog'), en('Approve'));
    await expect(admin.getByRole('dialog')).toHaveCount(0);
    // The next company of the queue has opened, if one was waiting.
    await admin.goto(review);
    await expect(mainOf(admin).getByText(/^Approved on/)).toBeVisible();
    expect(troubles).toEqual([]);

    await expect(
      papersOf(page).getByText(ne('Your documents are approved.')),
    ).toBeVisible({
      timeout: SHOWN_MS,
    });
    await isSound(page);
    await badgeEverywhere(await arrive(), seller, en);
  },
);

test(
  'a rejected seller reads the reason at once and sends the papers again',
  NARROW,
  async ({ arrive, request }) => {
    const seller = await openShop(request);
    await sendPapers(request, seller);
    const page = await arrive({ locale: 'ne' });
    await openPapers(page, seller);
    const admin = await arrive({ as: ADMIN });
    await openReview(admin, en, seller.name);
    const review = admin.url();
    await admin.keyboard.press('r');
    const dialog = admin.getByRole('dialog');
    await choice(admin, en('Reason')).selectOption('other');
    await press(dialog, en('Reject'));
    const note = field(dialog, en('What the seller needs to fix'));
    await expect(note).toHaveAttribute('aria-invalid', 'true');
    await note.fill('Please send the second page too.');
    await press(dialog, en('Reject'));
    await expect(dialog).toHaveCount(0);
    const papers = papersOf(page);
    await expect(papers.getByText('Please send the second page too.')).toBeVisible({
      timeout: SHOWN_MS,
    });
    await isSound(page);
    await field(papers, ne('Registered at')).fill('Kavre Registrar');
    await press(papers, ne('Send again'));
    await expect(papers.getByText(ne('We’re checking your documents.'))).toBeVisible();
    // The next company of the queue has opened, if one was waiting.
    await admin.goto(review);
    await settled(admin);
    await showPart(admin, /^History/);
    await expect(mainOf(admin).getByText(en('Documents rejected'))).toBeVisible();
    await expect(
      mainOf(admin).getByText(en('Documents submitted')).first(),
    ).toBeVisible();
  },
);

test(
  'papers taken back wait in the form as they were',
  WIDE,
  async ({ arrive, request }) => {
    const seller = await openShop(request);
    await sendPapers(request, seller);
    const page = await arrive({ locale: 'ne' });
    await openPapers(page, seller);
    const papers = papersOf(page);
    await press(papers, ne('Undo'));
    await press(page.getByRole('dialog'), ne('Undo'));
    await expect(field(papers, ne('Registered name'))).toHaveValue(seller.name);
    await expect(papers.getByText('pan.pdf')).toBeVisible();
    await press(papers, ne('Submit for review'));
    await expect(papers.getByText(ne('We’re checking your documents.'))).toBeVisible();
  },
);

/** As a minute after the page was loaded, by the page's own clock. */
async function waitOneMinute(page: Page): Promise<void> {
  // What counts the minute came with this button.
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.getByRole('button', { name: en('Go to top') })).toBeVisible();
  const asked = page.waitForResponse('**/api/sellerprofile?showall=true');
  await page.clock.runFor(61_000);
  await asked;
}

test(
  'a finished seller is asked to verify a minute after the page load',
  WIDE,
  async ({ arrive, request }) => {
    const seller = await openShop(request);
    const page = await arrive();
    await page.addInitScript((stored) => {
      // As after signing in: auth knows no seller profile.
      const session = { ...JSON.parse(stored), seller_profile: null };
      localStorage.setItem('haat.session', JSON.stringify(session));
    }, seller.session);
    await page.clock.install();
    await page.goto('/');
    await settled(page);
    await waitOneMinute(page);
    const popup = page.getByRole('dialog', { name: en('Verify your profile') });
    await expect(popup).toBeVisible();
    await press(popup, en('Later'));
    await expect(popup).toHaveCount(0);
  },
);

test('a verified seller is not asked to verify', WIDE, async ({ arrive }) => {
  const page = await arrive({ as: SELLER });
  await page.clock.install();
  await page.goto('/');
  await settled(page);
  await waitOneMinute(page);
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
