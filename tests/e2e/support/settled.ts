import { expect, type Page } from '@playwright/test';

const HYDRATED_WITHIN_MS = 8000;

/** Runs in the page: React has taken it over, the parts whose code comes later too. */
function isHydrated(): boolean {
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const isTaken = (part: Element) =>
    Object.keys(part).some((key) => key.startsWith('__reactFiber'));
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode as Comment;
    if (data === '$' && nextSibling instanceof Element && !isTaken(nextSibling))
      return false;
  }
  return performance.getEntriesByName('haat-ready').length > 0;
}

/** Keys and taps mean something from then on. Pages without our scripts, or with a clock that is set, never say so. */
const hydrated = (page: Page) =>
  page
    .waitForFunction(isHydrated, undefined, { timeout: HYDRATED_WITHIN_MS })
    .catch(() => undefined);

/** React has taken the page over; parts whose code comes later may still be on their way. */
export const answers = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

/** Everything is there: no grey shape, nothing busy, a heading. Live streams never end, so "network idle" will not do. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('.haat-skeleton')).toHaveCount(0);
  await expect(
    page.locator('main[aria-busy="true"], main [aria-busy="true"]'),
  ).toHaveCount(0);
  await hydrated(page);
}
