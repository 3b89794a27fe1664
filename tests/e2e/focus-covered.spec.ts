/** Nothing that has the focus lies below a bar (WCAG 2.4.11): by Tab through the main pages. */
import type { Page } from '@playwright/test';
import { ADMIN, BUYER, PRODUCT, SELLER, SHOP, type Account } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { HAND, WIDE } from './support/widths';

/** A desk's screen at 200 % zoom. */
const ZOOMED = { width: 640, height: 360 };
const SMALLEST = { width: 320, height: 640 };
const MAX_STOPS = 60;
const PAUSES = [30, 100, 300];

const WALKS: { as?: Account; paths: string[] }[] = [
  {
    paths: [
      '/',
      '/search?q=chiya',
      `/product/${PRODUCT}`,
      `/vendor/${SHOP}`,
      '/register',
    ],
  },
  { as: BUYER, paths: ['/buyer', '/buyer/enquiries', '/buyer/settings', '/messages'] },
  { as: SELLER, paths: ['/seller', '/seller/manageproducts', '/seller/companyprofile'] },
  { as: ADMIN, paths: ['/admin', '/admin/users'] },
];

/** What has the focus, if no corner and no middle of it can be seen or touched. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // A visually hidden control is drawn by its label.
    if (right - left < 2 || bottom - top < 2) return null;
    const xs = [left + 1, (left + right) / 2, right - 1];
    const ys = [top + 1, (top + bottom) / 2, bottom - 1];
    const isSeen = xs.some((x) =>
      ys.some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
    return isSeen ? null : element.outerHTML.slice(0, 160);
  });

/** A header that comes back, and a page that scrolls, need a moment on a busy machine. */
async function stillCovered(page: Page): Promise<string | null> {
  let found: string | null = null;
  for (const pause of PAUSES) {
    await page.waitForTimeout(pause);
    found = await coveredFocus(page);
    if (!found) break;
  }
  return found;
}

async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
  });
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await stillCovered(page);
    if (found) covered.push(found);
  }
  return covered;
}

test.describe.configure({ timeout: 10 * 60_000 });

for (const [name, size] of Object.entries({ HAND, ZOOMED, SMALLEST })) {
  test(`no bar covers what has the focus: ${name}`, WIDE, async ({ arrive }) => {
    const wrong: string[] = [];
    for (const { as, paths } of WALKS) {
      const page = await arrive({ as });
      await page.setViewportSize(size);
      // A bar that slides in is in its place at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of paths) {
        await page.goto(path);
        await settled(page);
        const covered = await coveredStops(page);
        wrong.push(...covered.map((html) => `${path}: ${html}`));
      }
    }
    expect(wrong).toEqual([]);
  });
}
