/** The search for suppliers as a map: each district with its number, by pointer and by keyboard. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import type { Say } from './support/words';
import { NARROW, WIDE } from './support/widths';

const MAP = '/suppliers?view=map';
type Place = { id: number; name: string; name_ne: string; count: number };

/** As the search counts them. */
async function districtsOf(request: APIRequestContext): Promise<Place[]> {
  const answer = await request.get('/api/webui/search?type=suppliers&per_page=1');
  const body = (await answer.json()) as { meta: { facets: { districts: Place[] } } };
  return body.meta.facets.districts;
}

const panelOf = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('Suppliers by district') });
const markerOf = (page: Page, id: number) => page.locator(`[data-district="${id}"]`);

test('a click on the map filters by district, and the map stays', async ({
  arrive,
  language,
  say,
  request,
}) => {
  const districts = await districtsOf(request);
  const [{ id, count } = { id: 0, count: 0 }] = districts;
  const page = await arrive({ locale: language });
  await page.goto('/suppliers');
  await settled(page);
  await page.getByRole('link', { name: say('Map'), exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.locator('[data-district]')).toHaveCount(districts.length);
  const digits = count.toLocaleString(language === 'ne' ? 'ne-NP' : 'en-IN');
  await expect(markerOf(page, id)).toHaveText(digits);
  await page.locator('[data-map] canvas').evaluate((canvas) => (canvas.id = 'first'));
  await markerOf(page, id).click();
  await expect(page).toHaveURL(new RegExp(`district=${id}\\b`));
  await expect(page).toHaveURL(/view=map/);
  // The number of each other choice is still there, on the same map.
  await expect(page.locator('[data-district]')).toHaveCount(districts.length);
  await expect(page.locator('[data-map] canvas#first')).toHaveCount(1);
  await expect(panelOf(page, say).locator('[aria-current="true"]')).toContainText(digits);
  await isSound(page);
  await markerOf(page, id).click();
  await expect(page).not.toHaveURL(/district=/);
});

test('beside the map’s button the order can be read', async ({ arrive, language }) => {
  const page = await arrive({ locale: language });
  await page.goto('/suppliers?verified=true');
  await settled(page);
  const missing = await page.locator('select[name="sort"]').evaluate((field) => {
    const select = field as HTMLSelectElement;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return Infinity;
    pen.font = font;
    const { width } = pen.measureText(select.selectedOptions[0]?.text ?? '');
    return (
      width + parseFloat(paddingLeft) + parseFloat(paddingRight) - select.clientWidth
    );
  });
  expect(missing).toBeLessThanOrEqual(0);
});

test(
  'the districts are links with their numbers, by keyboard and to the list',
  WIDE,
  async ({ arrive, language, say, request, viewport }) => {
    const [place] = await districtsOf(request);
    const name = (language === 'ne' ? place?.name_ne : place?.name) ?? '';
    const page = await arrive({ locale: language });
    await page.goto(MAP);
    await settled(page);
    const panel = panelOf(page, say);
    const link = panel.getByRole('link', { name });
    await link.focus();
    await expect(panel.getByRole('paragraph').filter({ hasText: name })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`district=${place?.id}\\b`));
    await expect(link).toHaveAttribute('aria-current', 'true');
    const heading = page.getByRole('main').getByRole('heading', { level: 3 }).first();
    await expect(heading).toBeVisible({ visible: (viewport?.width ?? 0) >= 1024 });
    await page.getByRole('link', { name: say('List'), exact: true }).click();
    await expect(page).not.toHaveURL(/view=map/);
    await expect(heading).toBeVisible();
  },
);

test(
  'a map that does not load leaves the links, and has a retry',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const file = /\/assets\/map\.[0-9a-f]+\.js$/;
    await page.route(file, (route) => route.abort());
    await page.goto(MAP);
    await settled(page);
    const panel = panelOf(page, say);
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await isSound(page);
    await page.unroute(file);
    await panel.getByRole('button', { name: say('Retry') }).click();
    await expect(page.locator('[data-map] canvas')).toBeVisible();
  },
);

test(
  'without scripts the districts are links',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language, hasScripts: false });
    await page.goto(MAP);
    await panelOf(page, say).getByRole('link').nth(1).press('Enter');
    await expect(page).toHaveURL(/district=\d+/);
  },
);

test(
  'a search without suppliers says so instead of an empty map',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto(`${MAP}&q=qqzzqqzz`);
    await expect(page.getByText(say('No results found.'))).toBeVisible();
    await expect(page.locator('[data-map]')).toHaveCount(0);
  },
);
