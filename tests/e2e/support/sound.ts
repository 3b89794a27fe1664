/** What every page must be: open to everybody, and no wider than its screen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const GRAVE = ['serious', 'critical'];

export async function graveViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
