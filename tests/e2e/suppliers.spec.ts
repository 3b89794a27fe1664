/** The directory of suppliers: by place and trade, all of it in the address. */
import { crawl } from './support/crawl';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { NARROW, WIDE } from './support/widths';

test('the directory narrows by facet, in its address', async ({
  arrive,
  viewport,
  language,
  say,
}) => {
  const page = await arrive({ locale: language });
  await page.goto('/suppliers');
  await settled(page);
  const isPhone = (viewport?.width ?? 0) < 1200;
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
  await expect(page.getByText(say('No results found.'))).toBeVisible();
});

test(
  'the directory is rendered in the HTML; filtered pages are noindex',
  NARROW,
  async ({ request }) => {
    const whole = await crawl(request, '/suppliers');
    const listed = whole.typed('ItemList')?.itemListElement as { url: string }[];
    expect(listed).toHaveLength(24);
    for (const { url } of listed) {
      expect(whole.html).toContain(`href="${new URL(url).pathname}"`);
    }
    expect(whole.html).not.toContain('noindex');
    const part = await crawl(request, '/suppliers?province=1');
    expect(part.html).toContain('noindex');
  },
);

test(
  'suppliers of a search are those who sell its products, with their prices',
  WIDE,
  async ({ arrive, language, say, request }) => {
    const api = async (query: string) =>
      (await (await request.get(`/api/webui/search?q=orthodox tea${query}`)).json()) as {
        data: { slug: string; seller: { slug: string } }[];
        meta: { total: number };
      };
    const sellers = new Set(
      (await api('&per_page=100')).data.map(({ seller }) => seller.slug),
    );
    expect((await api('&type=suppliers')).meta.total).toBeGreaterThanOrEqual(
      sellers.size,
    );
    const page = await arrive({ locale: language });
    await page.goto('/search?q=orthodox tea&quantity=500&quantity_unit=kg&near=306');
    await settled(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: say('Suppliers'), exact: true }).click();
    await expect(page).toHaveURL(/quantity=500.*near=306.*type=suppliers/);
    await expect(
      main.getByText(language === 'ne' ? /किमी/ : / km/).first(),
    ).toBeVisible();
    await main.getByRole('combobox', { name: say('Sort by') }).selectOption('near');
    await expect(page).toHaveURL(/sort=near/);
    const boxes = main.getByRole('checkbox', { name: /^(Select|छान्नुहोस्)/ });
    for (const index of [0, 1, 2]) await boxes.nth(index).check();
    await expect(
      page.getByRole('region', { name: say('Selected suppliers') }).getByRole('status'),
    ).toHaveText(say('{count} selected', { count: language === 'ne' ? '३' : '3' }));
  },
);
