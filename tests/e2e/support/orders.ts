/** What each side does on the page of an order. */
import { expect, type Page } from '@playwright/test';
import { field, mainOf, press } from './parts';
import type { Say } from './words';

type Short = { received: string; request: 'credit' | 'send_again' };

/** All that is open, or these quantities by the name of the line. */
export async function sendDelivery(
  page: Page,
  say: Say,
  quantities: Record<string, string> = {},
): Promise<void> {
  await press(mainOf(page), say('Send delivery'));
  const form = page.getByRole('dialog');
  for (const [line, quantity] of Object.entries(quantities)) {
    await field(form, line).fill(quantity);
  }
  await press(form, say('Send delivery'));
  await expect(form).toBeHidden();
}

/** Of the oldest delivery without one; lines that are not named arrived as sent. */
export async function fillReceipt(
  page: Page,
  say: Say,
  lines: Record<string, Short>,
): Promise<void> {
  await press(mainOf(page), say('Confirm receipt'));
  const form = page.getByRole('dialog');
  for (const [name, { received, request }] of Object.entries(lines)) {
    const line = form.getByRole('group', { name });
    await line.getByLabel(say('Received')).fill(received);
    await line.getByLabel(say('What happened to the rest')).selectOption('broken');
    await line.getByLabel(say('What you want')).selectOption(request);
  }
  await press(form, say('Confirm receipt'));
  await expect(form).toBeHidden();
}

/** Four stars of each kind, and a text. */
export async function writeReview(page: Page, say: Say, text: string): Promise<void> {
  await press(mainOf(page), say('Write a review'));
  const form = page.getByRole('dialog');
  // A star lies over its radio button.
  for (const group of await form.getByRole('group').all())
    await group.locator('label').nth(3).click();
  await field(form, say('Your review')).fill(text);
  await press(form, say('Send review'));
  await expect(mainOf(page).getByText(text)).toBeVisible();
}
