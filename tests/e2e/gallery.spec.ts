/** The components on their own page, built for it: sound in both languages at both widths. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { ROOT } from './support/places';
import { fitsAtBothWidths, isSoundAtBothWidths } from './support/soundness';
import { watch } from './support/watch';
import { WIDE } from './support/widths';

const BUILD_MS = 180_000;
const DIST = path.join(ROOT, 'libs/web-ui/gallery/dist');

/** Beside the stack, so that countries and currencies are the real ones. */
async function openGallery(page: Page, locale: string) {
  await page.route('**/gallery/**', (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    return route.fulfill({ path: path.join(DIST, file) });
  });
  await page.goto(`/gallery/index.html?lang=${locale}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

test('every component is sound in both languages', WIDE, async ({ arrive }) => {
  test.setTimeout(BUILD_MS);
  execFileSync(process.execPath, [path.join(ROOT, 'libs/web-build/gallery.cjs')]);
  for (const locale of ['en', 'ne'] as const) {
    const page = await arrive({ locale });
    const troubles = watch(page);
    await openGallery(page, locale);
    // What a page has while it waits would be waited for.
    await page
      .locator('.haat-skeleton')
      .evaluateAll((all) => all.map((one) => one.remove()));
    await page
      .locator('[aria-busy="true"]')
      .evaluateAll((all) => all.map((one) => one.removeAttribute('aria-busy')));
    await isSoundAtBothWidths(page);
    await fitsAtBothWidths(page);
    expect(troubles).toEqual([]);
  }
});
