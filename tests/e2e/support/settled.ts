import { expect, type Page } from '@playwright/test';

/** Everything is there: no grey shape, nothing busy, a heading. Live streams never end, so "network idle" will not do. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await expect(page.locator('.haat-skeleton')).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
