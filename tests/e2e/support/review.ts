/** The operator's desk: how one gets to the papers of a company. */
import { expect, type Page } from '@playwright/test';
import { mainOf } from './parts';
import { settled } from './settled';
import type { Say } from './words';

/** Found by the company's name, whoever else waits. */
export async function openReview(admin: Page, say: Say, name: string): Promise<void> {
  await admin.goto(`/admin/verifications?${new URLSearchParams({ q: name })}`);
  await settled(admin);
  await mainOf(admin).getByRole('link', { name }).click();
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    admin.getByRole('heading', { level: 2, name: say('Entered by seller') }),
  ).toBeVisible();
}

/** Opens a file in a new tab, and waits until its opening is recorded. */
export async function readDocument(admin: Page, say: Say): Promise<void> {
  const tab = admin.waitForEvent('popup');
  await mainOf(admin)
    .getByRole('button', { name: say('Open document') })
    .click();
  await (await tab).close();
  await expect(mainOf(admin).getByText(/^Open these documents/)).toHaveCount(0);
}

/** Phones show one part of a review at a time. */
export async function showPart(admin: Page, name: RegExp): Promise<void> {
  const tab = admin.getByRole('button', { name, pressed: false });
  if (await tab.isVisible()) await tab.click();
}
