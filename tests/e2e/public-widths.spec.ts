/** Public pages between a phone and a wide screen, and at 200 % zoom. */
import { PRODUCT } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { isSound, overflowOf } from './support/soundness';
import { HAND, WIDE } from './support/widths';

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
