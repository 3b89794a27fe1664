/** Every page, in both languages: it loads, fits, reads, and complains about nothing. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { PAGES } from './support/routes';
import { settled } from './support/settled';
import { watch } from './support/watch';
import { LOCALES } from './support/words';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html }) => html.slice(0, 160));
    return `${id}: ${places.slice(0, 3).join(' | ')}`;
  });
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { path, as, status = 200 } of PAGES) {
  for (const locale of LOCALES) {
    test(`${path} is sound, ${locale}`, async ({ lookIn }) => {
      const page = await lookIn({ locale, as });
      const troubles = watch(page, status);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await settled(page);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(troubles).toEqual([]);
    });
  }
}
