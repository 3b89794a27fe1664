/** Whether a page can be read and used by everybody: axe's rules, nothing beside the screen, no text cut off. */
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { clippedTexts } from './clipping';
import { settled } from './settled';
import { DESK, HAND, type Size } from './widths';

// The axe of @axe-core/playwright, whose own builder brings it to the page twice for every
// look, unminified: three megabytes of script each time.
const loadOfBuilder = createRequire(
  createRequire(import.meta.url).resolve('@axe-core/playwright'),
);
const { source: AXE } = loadOfBuilder('axe-core/axe.min.js') as { source: string };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
type Violation = { id: string; nodes: { html: string }[] };
type WithAxe = {
  axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
};

export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as WithAxe;
    return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations;
  }, RULES);
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html }) => html.slice(0, 160));
    return `${id}: ${places.slice(0, 3).join(' | ')}`;
  });
}

/** Pixels by which the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** A notice comes and goes: it has no contrast of its own, and nobody waits for its end. */
const showNotices = (page: Page, isShown: boolean) =>
  page.locator('[data-sonner-toaster]').evaluateAll(
    (lists, display) => {
      for (const list of lists) (list as HTMLElement).style.display = display;
    },
    isShown ? '' : 'none',
  );

/** What waits to come near has no colours yet, and stands nowhere. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.deferred-sections > *')) {
      part.style.contentVisibility = 'visible';
    }
  });

/** Without what moves, and with what is rendered late. */
async function atRest(page: Page): Promise<void> {
  await settled(page);
  await showNotices(page, false);
  await layOutAll(page);
  // What is still coming in has colours of its own.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  // From the top: what a sticky bar half hides while one scrolls is no small target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Once everything is there. */
export async function isSound(page: Page): Promise<void> {
  await atRest(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
  await showNotices(page, true);
}

const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Nothing stands beside the screen, and no text is cut off. */
export async function fits(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(clippedTexts)).toEqual([]);
}

/** What is wrong at each of these widths, to which the open page is resized. */
export async function faultsAt(page: Page, sizes: Size[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await drawn(page);
    await atRest(page);
    const overflow = await overflowOf(page);
    const found = await violationsOf(page);
    if (overflow > 0) found.push(`${overflow} px wider than the window`);
    faults.push(...found.map((fault) => `${size.width} px: ${fault}`));
  }
  return faults;
}

/** As it was opened, and at the other width, to which it is pulled and back. */
async function atBothWidths(page: Page, look: (page: Page) => Promise<void>) {
  await look(page);
  const here = page.viewportSize() ?? DESK;
  await page.setViewportSize(here.width === HAND.width ? DESK : HAND);
  await drawn(page);
  await look(page);
  await page.setViewportSize(here);
}

export const isSoundAtBothWidths = (page: Page) => atBothWidths(page, isSound);
export const fitsAtBothWidths = (page: Page) => atBothWidths(page, fits);
