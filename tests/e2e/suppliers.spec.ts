/** The directory of suppliers: by place and trade, all of it in the address. */
import { crawl } from './support/crawl';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';

test('the directory narrows by facet, in its address', async ({
  arrive,
  viewport,
  language,
  say,
}) => {
  const page = await arrive({ locale: language });
  await page.goto('/suppliers');
  await settled(page);
  const isPhone = (viewport?.width ?? 0) < 1024;
  if (isPhone) await page.getByRole('button', { name: say('Filters') }).click();
  const panel = isPhone ? page.getByRole('dialog') : page.getByRole('main');
  await panel.getByLabel(say('Verified only')).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/verified=true/);
  const koshi = panel.getByLabel(language === 'ne' ? 'कोशी' : 'Koshi', { exact: true });
  // Checked is what the address says, a moment after the press.
  await koshi.click();
  await expect(page).toHaveURL(/province=1/);
  await expect(koshi).toBeChecked();
  await page.goto('/suppliers?q=qqzzqqzz');
  await expect(page.getByText(say('No suppliers found'))).toBeVisible();
});

test('the directory is rendered in the HTML; filtered pages are noindex', async ({
  request,
}) => {
  const whole = await crawl(request, '/suppliers');
  const listed = whole.typed('ItemList')?.itemListElement as { url: string }[];
  expect(listed).toHaveLength(24);
  for (const { url } of listed) {
    expect(whole.html).toContain(`href="${new URL(url).pathname}"`);
  }
  expect(whole.html).not.toContain('noindex');
  const part = await crawl(request, '/suppliers?province=1');
  expect(part.html).toContain('noindex');
});
