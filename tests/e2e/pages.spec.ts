/** Every page, in both languages: it loads, fits, reads, and complains about nothing. */
import { expect, test } from './support/fixtures';
import { PAGES } from './support/routes';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { watch } from './support/watch';
import { LOCALES } from './support/words';

for (const { path, as, status = 200 } of PAGES) {
  for (const locale of LOCALES) {
    test(`${path} is sound for ${as ?? 'visitor'}, ${locale}`, async ({ lookIn }) => {
      const page = await lookIn({ locale, as });
      const troubles = watch(page, status);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await settled(page);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await isSound(page);
      expect(troubles).toEqual([]);
    });
  }
}
