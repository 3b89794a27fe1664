/** Every page, in both languages and at both widths: it loads, fits, reads, and complains about nothing. */
import { expect, test } from './support/fixtures';
import { PAGES } from './support/routes';
import { settled } from './support/settled';
import { isSoundAtBothWidths } from './support/soundness';
import { watch } from './support/watch';

for (const { path, as, status = 200, find } of PAGES) {
  test(`${path} is sound for ${as ?? 'visitor'}`, async ({
    lookIn,
    language,
    request,
  }) => {
    const page = await lookIn({ locale: language, as });
    const troubles = watch(page, status);
    const answer = await page.goto(find ? await find(request) : path);
    expect(answer?.status()).toBe(status);
    await settled(page);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await isSoundAtBothWidths(page);
    expect(troubles).toEqual([]);
  });
}
