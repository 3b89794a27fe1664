/** What is typed into the search: other spellings, slips, suggestions. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { wordsOf, type Say } from './support/words';
import { WIDE } from './support/widths';

const titles = (page: Page) => page.getByRole('main').locator('h2 a');
const box = (page: Page, say: Say) =>
  page.getByRole('combobox', { name: say('Search products and suppliers') });

test(
  'a misspelt word is mended, and searched as typed when asked',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto('/search?q=orthdoks');
    const notice = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'orthdoks' });
    await expect(notice).toContainText(/orthodox/i);
    await expect(titles(page).first()).toBeVisible();
    await notice.getByRole('link', { name: 'orthdoks' }).click();
    await expect(page).toHaveURL(/exact=true/);
    await expect(page.getByText(say('No results found.'))).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

test('three spellings find the same products', WIDE, async ({ arrive }) => {
  const page = await arrive();
  const found = async (q: string) => {
    await page.goto(`/search?q=${encodeURIComponent(q)}`);
    await expect(titles(page).first()).toBeVisible();
    return (await titles(page).allTextContents()).sort();
  };
  const roman = await found('chiya');
  expect(roman.length).toBeGreaterThan(3);
  expect(await found('चिया')).toEqual(roman);
  const known = roman.filter((title) => title.includes('FTGFOP1'));
  expect(known).not.toEqual([]);
  expect(await found('tea')).toEqual(expect.arrayContaining(known.slice(0, 1)));
});

test(
  'suggestions come as one types, by keyboard, with earlier searches',
  WIDE,
  async ({ arrive }) => {
    const say = wordsOf('en');
    const page = await arrive();
    await page.goto('/');
    await settled(page);
    await page.keyboard.press('/');
    await expect(box(page, say)).toBeFocused();
    await page.keyboard.type('ilam', { delay: 20 });
    const list = page.getByRole('listbox', { name: say('Suggestions') });
    await expect(list.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=ilam/);
    await box(page, say).fill('');
    const earlier = list
      .getByRole('option', { name: 'ilam' })
      .filter({ hasText: say('Recent searches') });
    await expect(earlier).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(earlier).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: say('Clear recent searches') }).click();
    await expect(earlier).toHaveCount(0);
    await box(page, say).fill('orthodox');
    await expect(
      list.getByRole('option', { name: say('Product') }).first(),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(product|industry|vendor)\//);
  },
);
