/** The public search: any spelling, filters in the address, help when nothing is found. */
import type { Page } from '@playwright/test';
import { PRODUCT } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { isSoundAtBothWidths } from './support/soundness';
import { watch } from './support/watch';
import { wordsOf, type Say } from './support/words';
import { NARROW, WIDE } from './support/widths';

const WIDE_PX = 1024;
const titles = (page: Page) => page.getByRole('main').locator('h2 a');

/** The filters: beside the results, or in the sheet of phones. */
async function openFilters(page: Page, say: Say) {
  const isPhone = (page.viewportSize()?.width ?? 0) < WIDE_PX;
  if (!isPhone) return page.getByRole('main');
  await page.getByRole('button', { name: say('Filters') }).click();
  return page.getByRole('dialog');
}

test('a search with everything on it is sound', async ({ lookIn, language }) => {
  const page = await lookIn({ locale: language });
  const troubles = watch(page);
  for (const path of [
    '/search?q=cement&category=opc-cement&verified=true',
    '/search?q=tea&view=grid',
    '/search?q=tea&type=suppliers',
    '/search?q=qqzzqqzz&verified=true',
  ]) {
    await page.goto(path);
    await settled(page);
    await isSoundAtBothWidths(page);
  }
  expect(troubles).toEqual([]);
});

test(
  'nothing found leads on: a filter less, categories, a requirement',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto('/search?q=orthodox&price_max=1');
    await expect(page.getByText(say('No results found.'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: say('Post requirement') }),
    ).toHaveAttribute('href', /need=orthodox/);
    await expect(main.locator('a[href^="/industry/"]').first()).toBeVisible();
    const without = say('Without “{name}”:', { name: say('Price') });
    await main.getByRole('link', { name: without }).click();
    await expect(page).not.toHaveURL(/price_max/);
    await expect(titles(page).first()).toBeVisible();
  },
);

test(
  'nothing found and nothing chosen: there is nothing to filter',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto('/search?q=qqzzqqzz');
    const main = page.getByRole('main');
    await expect(main.getByText(say('No results found.'))).toBeVisible();
    await expect(main.getByText(say('Verified only'))).toHaveCount(0);
    await expect(main.getByRole('button', { name: say('Filters') })).toHaveCount(0);
  },
);

test('filters, chips, sort and page stand in the address', async ({
  arrive,
  language,
  say,
}) => {
  const page = await arrive({ locale: language });
  await page.goto('/search?q=tea');
  await settled(page);
  const panel = await openFilters(page, say);
  const ilam = panel.getByLabel(language === 'ne' ? 'इलाम' : 'Ilam', { exact: true });
  await ilam.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/district=\d+/);
  await expect(ilam).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByLabel(say('Sort by')).selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/);
  const chips = page.getByRole('list', { name: say('Active filters') });
  const drop = say('Remove filter {label}', {
    label: language === 'ne' ? 'इलाम' : 'Ilam',
  });
  await chips.getByRole('link', { name: drop }).click();
  await expect(page).not.toHaveURL(/district/);
  await expect(page).toHaveURL(/sort=price_asc/);
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(
    page.locator('[aria-current="page"]', { hasText: /^[2२]$/ }),
  ).toBeVisible();
});

test(
  'who jumps to the next page’s link finds it where it was',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive({ locale: 'en' });
    await page.goto('/search?q=tea');
    await settled(page);
    const moved = await page.locator('a[rel="next"]').evaluate(async (link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const top = () => link.getBoundingClientRect().top;
      const before = top();
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
      return Math.abs(top() - before);
    });
    expect(moved).toBeLessThan(2);
  },
);

test(
  'a row tells of the goods and leads to the seller',
  WIDE,
  async ({ arrive, language, say }) => {
    const isNepali = language === 'ne';
    const company = isNepali ? 'सूर्योदय टी इस्टेट' : 'Suryodaya Tea Estate';
    const page = await arrive({ locale: language });
    await page.goto('/search?q=ftgfop1&category=whole-leaf-orthodox');
    await settled(page);
    const row = page
      .getByRole('main')
      .locator('.group', { has: page.locator(`h2 a[href^="/product/${PRODUCT}"]`) });
    await expect(row).toContainText(isNepali ? 'इलाम, कोशी' : 'Ilam, Koshi');
    const isWide = (page.viewportSize()?.width ?? 0) >= WIDE_PX;
    const grade = row.getByRole('definition').first();
    await (isWide
      ? expect(grade).toHaveText(isNepali ? 'एफटीजीएफओपी१' : 'FTGFOP1')
      : expect(grade).toBeHidden());
    const call = row.getByRole('link', { name: `${say('Call')} ${company}` });
    await expect(call).toHaveAttribute('href', /\/vendor\//);
    await call.focus();
    await expect(call).toHaveAttribute('href', /^tel:\+977/);
    const chat = row.getByRole('link', { name: `${say('WhatsApp')} ${company}` });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/977/);
    await isSoundAtBothWidths(page);
  },
);

test(
  'who answers within two hours is a filter',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto('/search?q=tea');
    await settled(page);
    const panel = await openFilters(page, say);
    const quick = panel.getByLabel(say('Replies under 2 h'), { exact: true });
    await quick.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/quick_reply=true/);
    await expect(quick).toBeChecked();
    await page.keyboard.press('Escape');
    const drop = say('Remove filter {label}', { label: say('Replies under 2 h') });
    await page.getByRole('link', { name: drop }).click();
    await expect(page).not.toHaveURL(/quick_reply/);
  },
);

test('a chosen category brings filters of its own', async ({ arrive }) => {
  const say = wordsOf('en');
  const page = await arrive();
  await page.goto('/search?q=orthodox&category=whole-leaf-orthodox');
  await settled(page);
  const panel = await openFilters(page, say);
  await panel.getByLabel('FTGFOP1', { exact: true }).click();
  await expect(page).toHaveURL(/attr=grade%3A/);
  await expect(panel.getByLabel('FTGFOP1', { exact: true })).toBeChecked();
});

test('the histogram narrows the price by keyboard', WIDE, async ({ arrive }) => {
  const say = wordsOf('en');
  const page = await arrive();
  await page.goto('/search?q=tea');
  await settled(page);
  const panel = await openFilters(page, say);
  await panel.getByRole('slider', { name: say('Lowest price') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/price_min=\d+/);
});

test(
  'a list loads pictures no larger than displayed',
  NARROW,
  async ({ arrive, language }) => {
    const page = await arrive({ locale: language });
    await page.goto('/search?q=tea&view=grid');
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { asked, wide } = await picture.evaluate((image: HTMLImageElement) => ({
      asked: Number(new URL(image.currentSrc).searchParams.get('w')),
      wide: image.clientWidth * devicePixelRatio,
    }));
    expect([320, 640, 1280].find((width) => width >= Math.round(wide))).toBe(asked);
  },
);
