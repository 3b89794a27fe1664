/** Filters and sorting start from where the page is by now. */
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { NARROW, WIDE } from './support/widths';

test('two choices in a row are both in the address', WIDE, async ({ arrive }) => {
  const page = await arrive({ locale: 'en' });
  await page.goto('/search?q=tea&verified=true');
  await settled(page);
  // At once: React has not rendered the first one when the second is chosen.
  await page
    .getByRole('link', { name: 'Remove filter Verified only' })
    .evaluate((chip) => {
      const sort = document.querySelector<HTMLSelectElement>('select[name="sort"]')!;
      sort.value = 'price_asc';
      sort.dispatchEvent(new Event('change', { bubbles: true }));
      (chip as HTMLElement).click();
    });
  await expect(page).toHaveURL(/\/search\?q=tea&sort=price_asc(&unit=\w+)?$/);
});

test(
  'on a phone the filters are one sheet with one scroll bar',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto('/search?q=tea');
    await settled(page);
    await page
      .getByRole('button', { name: say('Filters') })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(say('Replies under 2 h'))).toBeVisible();
    const heights = await sheet.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .filter((part) => part.scrollHeight > part.clientHeight + 1)
        .map((part) => part.clientHeight),
    );
    expect(heights).toHaveLength(1);
    expect(heights[0]).toBeGreaterThan(500);
  },
);
