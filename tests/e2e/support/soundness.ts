/** Whether a page can be read and used by everybody: axe's rules, and nothing beside the screen. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './settled';

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

/** Once everything is there. */
export async function isSound(page: Page): Promise<void> {
  await settled(page);
  // What is still coming in has colours of its own.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  // One that comes or goes has no contrast of its own.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 15_000 });
  // From the top: what a sticky bar half hides while one scrolls is no small target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
}
