/** The categories over the page, on screens wider than 768 px. */
import type { Page } from '@playwright/test';
import { settled } from './settled';
import { wordsOf, type Say } from './words';

export async function openMegaMenu(page: Page, say: Say = wordsOf('en')): Promise<void> {
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: say('All categories') }).hover();
}

/** Its links below an address, in the order of the page. */
export const inMegaMenu = (page: Page, address: string) =>
  page.locator(`nav a[href^="${address}"]`);
