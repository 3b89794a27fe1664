/** Public pages between a phone and a wide screen, and at 200 % zoom. */
import { BUYER, PRODUCT, SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { mainOf } from './support/parts';
import { settled } from './support/settled';
import { isSound, overflowOf } from './support/soundness';
import { HAND, NARROW, WIDE } from './support/widths';

const WIDTHS = [768, 1024, 1180];
const ZOOMED = { width: 720, height: 450 };
const TABLET = { width: 768, height: 1024 };

test(
  'rows of a search show each specification in full at every width',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/search?q=tea');
      await settled(page);
      const cut = await page
        .getByRole('main')
        .locator('dl :is(dt, dd)')
        .evaluateAll((cells) =>
          cells
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
      expect(cut, `${width} px`).toEqual([]);
      expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
      await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
    }
    await isSound(page);
  },
);

test('name and price of a product are on the first screen', WIDE, async ({ arrive }) => {
  const page = await arrive();
  for (const size of [HAND, TABLET, ZOOMED]) {
    await page.setViewportSize(size);
    await page.goto(`/product/${PRODUCT}`);
    await settled(page);
    const main = page.getByRole('main');
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(/NPR/).first(),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0), `${size.width} px`).toBeLessThan(
        size.height,
      );
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
});

test("a shop's first screen on a phone has products", WIDE, async ({ arrive }) => {
  const page = await arrive();
  await page.setViewportSize(HAND);
  await page.goto('/vendor/suryodaya-tea-estate');
  await settled(page);
  const box = await page.getByRole('article').first().boundingBox();
  expect(box?.y ?? 9999).toBeLessThan(HAND.height - 200);
  await page.getByRole('button', { name: 'QR code, contact and share' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save contact' }).click();
  expect((await download).suggestedFilename()).toBe('suryodaya-tea-estate.vcf');
});

test('a page after the last one leads to the first', WIDE, async ({ arrive, say }) => {
  const page = await arrive();
  await page.goto('/search?q=tea&page=400');
  await settled(page);
  await page.getByRole('link', { name: say('Go to page 1') }).click();
  await expect(page).toHaveURL(/\/search\?q=tea$/);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  ).toBeVisible();
});

test('an address with a wrong price is an ordinary search', WIDE, async ({ arrive }) => {
  const page = await arrive();
  await page.goto(`/search?q=tea&price_min=abc&moq_max=-3`);
  await settled(page);
  await expect(
    page
      .getByRole('main')
      .getByText(/[1-9]\d* products/)
      .first(),
  ).toBeVisible();
});

test('the current tab of a shop is in view on a phone', NARROW, async ({ arrive }) => {
  for (const locale of ['en', 'ne'] as const) {
    const page = await arrive({ locale });
    for (const path of ['/profile', '/contact-us']) {
      await page.goto(`/vendor/${SHOP}${path}`);
      await settled(page);
      const tab = mainOf(page).locator('nav a[aria-current="page"]').last();
      await expect(tab, path).toBeInViewport({ ratio: 1 });
    }
  }
});

test(
  'the Nepali header of a phone has nothing on top of another',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive({ as: BUYER, locale: 'ne' });
    for (const path of ['/', '/search?q=tea', `/vendor/${SHOP}`]) {
      await page.goto(path);
      await settled(page);
      const parts = page.getByRole('banner').locator('a, button, [role="combobox"]');
      const boxes = await parts.filter({ visible: true }).evaluateAll((all) =>
        all.map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return {
            name: part.getAttribute('aria-label') ?? part.textContent,
            left,
            right,
            top,
            bottom,
          };
        }),
      );
      const covered = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map((other) => `${one.name} | ${other.name}`),
      );
      expect(boxes.length, path).toBeGreaterThan(2);
      expect(covered, path).toEqual([]);
    }
  },
);
