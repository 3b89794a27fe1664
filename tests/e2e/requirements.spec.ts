/** A requirement from the first word to its end, and the desk that sends one back. */
import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN, signIn } from './support/accounts';
import { expect, test } from './support/fixtures';
import { openMarket } from './support/market';
import { newcomer } from './support/newcomer';
import { adminToken } from './support/papers';
import { field, mainOf, press } from './support/parts';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { newMark, newPhone } from './support/unique';
import { watch } from './support/watch';
import { wordsOf, type Say } from './support/words';
import { NARROW, WIDE } from './support/widths';

const LEAF = { asked: 'OPC 53', shown: /53|५३/ };
const SAVED_WITHIN_MS = 15_000;
const [en, ne] = [wordsOf('en'), wordsOf('ne')];
/** Signed in after the email was confirmed: an older token does not know of it. */
async function buyerOf(api: APIRequestContext, locale = 'en') {
  const { email, password } = await newcomer(api, { locale });
  const data = { email, password, terms: true };
  const answer = await api.post('/api/login', { data });
  const { access_token: token, user } = (await answer.json()).data;
  const session = { access_token: token, user, seller_profile: null };
  return { token: token as string, session: JSON.stringify(session) };
}

async function approve(api: APIRequestContext, id: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await adminToken(api)}` };
  const path = `/api/admin/requirements/${id}/approve`;
  expect((await api.post(path, { headers, data: {} })).ok()).toBe(true);
}

/** Steps 1 and 2, from the words the address brought. */
async function sayWhat(page: Page, say: Say, words: string): Promise<void> {
  const form = mainOf(page).locator('#post');
  await field(form, say('Details')).fill(words);
  await form.getByRole('combobox', { name: say('Category') }).fill(LEAF.asked);
  await form.getByRole('option').filter({ hasText: LEAF.shown }).first().click();
  await press(form, say('Continue'));
  await expect(form.getByRole('heading', { name: say('How much') })).toBeFocused();
}

test(
  'a buyer writes it in Nepali, reloads on the way, posts, extends, repeats, stops',
  NARROW,
  async ({ arrive, request }) => {
    const { session } = await buyerOf(request, 'ne');
    const page = await arrive({ session, locale: 'ne' });
    const troubles = watch(page);
    const title = `सिमेन्ट ${newMark()}`;
    await page.goto(
      `/industry?${new URLSearchParams({ need: title, quantity: '४०० बोरा' })}`,
    );
    await settled(page);
    const form = mainOf(page).locator('#post');
    await press(form, ne('Continue'));
    await expect(field(form, ne('Details'))).toHaveAttribute('aria-invalid', 'true');
    await sayWhat(page, ne, 'ताजा बोरा, निर्माणस्थलमा पुर्‍याउनुपर्छ।');
    await expect(field(form, ne('Quantity'))).toHaveValue('४००');
    await field(form, ne('Quality, size, packing')).fill('५० के.जी.');
    await expect(
      form.getByText(ne('Saved as a draft. Continue on any device.')),
    ).toBeVisible({ timeout: SAVED_WITHIN_MS });

    await page.reload();
    await settled(page);
    await expect(field(form, ne('Quality, size, packing'))).toHaveValue('५० के.जी.');
    await isSound(page);
    await press(form, ne('Continue'));
    await form.getByRole('combobox', { name: ne('Place') }).fill('पोखरा');
    await form
      .getByRole('option', { name: /^पोखरा/ })
      .first()
      .click();
    await press(form, ne('Continue'));
    await field(form, ne('Phone Number')).fill(newPhone());
    await press(form, ne('Review'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(title);
    await expect(dialog).toContainText('४०० बोरा · ५० के.जी.');
    await press(dialog, ne('Post requirement'));
    await dialog.getByRole('link', { name: ne('See my requirement') }).click();

    await page.waitForURL(/\/buyer\/requirements\/[0-9a-f-]{36}$/);
    const main = mainOf(page);
    await expect(main.getByRole('note')).toContainText(
      ne('The phone number is not confirmed.'),
    );
    await approve(request, page.url().split('/').at(-1) ?? '');
    await page.reload();
    await press(main, ne('Extend'));
    await dialog.getByRole('combobox').selectOption('15');
    await press(dialog, ne('Extend'));
    await expect(dialog).toHaveCount(0);
    await press(main, ne('Stop receiving quotes'));
    await expect(main.getByRole('button', { name: ne('Open it again') })).toBeVisible();
    await isSound(page);
    await press(main, ne('Duplicate'));
    await page.waitForURL(/\/industry\?requirement=/);
    await expect(field(form, ne('What do you need?'))).toHaveValue(title);
    await page.goto('/buyer/requirements');
    await settled(page);
    await expect(main.getByRole('link', { name: title })).toHaveCount(2);
    await isSound(page);
    expect(troubles).toEqual([]);
  },
);

test(
  'a flagged one is sent back with a reason that its buyer reads',
  NARROW,
  async ({ arrive, request }) => {
    const { session, token } = await buyerOf(request);
    const title = `Casino table ${newMark()}`;
    const draft = await request.post('/api/requirements', {
      headers: { Authorization: `Bearer ${token}` },
      data: { title, description: 'A green table.', status: 'draft' },
    });
    const { id } = (await draft.json()).data as { id: string };
    const buyer = await arrive({ session });
    await buyer.goto(`/industry?requirement=${id}#post`);
    await settled(buyer);
    await sayWhat(buyer, en, 'A green table with eight seats, used.');
    const form = mainOf(buyer).locator('#post');
    await field(form, en('Quantity')).fill('1');
    await form.getByRole('combobox', { name: /^Unit/ }).fill('piece');
    await form.getByRole('listbox').getByRole('option').first().click();
    await press(form, en('Continue'));
    await press(form, en('Continue'));
    await field(form, en('Phone Number')).fill(newPhone());
    await press(form, en('Review'));
    const [summary, main] = [buyer.getByRole('dialog'), mainOf(buyer)];
    await press(summary, en('Post requirement'));
    await expect(summary).toContainText(
      en('We review it before suppliers see it, usually within a day.'),
    );

    const admin = await arrive({ as: ADMIN });
    await admin.goto(`/admin/requirements/${id}`);
    await settled(admin);
    await expect(mainOf(admin).getByText('casino', { exact: true })).toBeVisible();
    await press(mainOf(admin), en('Reject'));
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: en('Reject') })).toBeDisabled();
    await field(dialog, en('Reason')).fill('Gambling is not traded here.');
    await isSound(admin);
    await press(dialog, en('Reject'));
    await expect(dialog).toHaveCount(0);
    await expect(
      mainOf(admin).getByText('Gambling is not traded here.').first(),
    ).toBeVisible();

    await buyer.goto(`/buyer/requirements/${id}`);
    await settled(buyer);
    await expect(main.getByRole('note')).toContainText('Gambling is not traded here.');
    await main.getByRole('link', { name: en('Fix and resend') }).click();
    await expect(field(form, en('What do you need?'))).toHaveValue(title);
  },
);

test(
  'a guest signs in at the end and is at the summary with every word',
  NARROW,
  async ({ arrive, request }) => {
    const { email, password } = await newcomer(request);
    const page = await arrive();
    const title = `Cement ${newMark()}`;
    await page.goto(
      `/industry?${new URLSearchParams({ need: title, quantity: '40 bags' })}`,
    );
    await settled(page);
    await sayWhat(page, en, 'Fresh bags, delivered to the site.');
    const form = mainOf(page).locator('#post');
    await press(form, en('Continue'));
    await press(form, en('Continue'));
    await field(form, en('Name')).fill('Maya Rai');
    await field(form, en('Phone Number')).fill(newPhone());
    await press(form, en('Review'));
    const dialog = page.getByRole('dialog');
    await signIn(dialog, en, email, password);
    await expect(
      dialog.getByRole('heading', { name: en('Summary of your requirement') }),
    ).toBeVisible();
    await expect(dialog).toContainText(title);
    await expect(dialog).toContainText('40 bags');
  },
);

test(
  'an open one ends with the reason that it was bought elsewhere',
  WIDE,
  async ({ arrive, request }) => {
    const { requirementId, buyer } = await openMarket(request, 1);
    const page = await arrive({ session: buyer.session });
    const troubles = watch(page);
    await page.goto(`/buyer/requirements/${requirementId}`);
    await settled(page);

    await press(mainOf(page), en('Close requirement'));
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByRole('button', { name: en('Close requirement') }),
    ).toBeDisabled();
    await dialog.getByRole('radio', { name: en('Bought elsewhere') }).check();
    await isSound(page);
    await press(dialog, en('Close requirement'));

    await expect(dialog).toHaveCount(0);
    await expect(mainOf(page).getByText(en('Bought elsewhere'))).toBeVisible();
    await expect(
      mainOf(page).getByRole('button', { name: en('Close requirement') }),
    ).toHaveCount(0);
    expect(troubles).toEqual([]);
  },
);
