/** One team's front end away, or replaced: the others do not notice (D32). Alone, since it disturbs. */
import type { Page } from '@playwright/test';
import { PRODUCT, SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { folderOf, pidOf } from './support/places';
import { settled } from './support/settled';
import { build, hashOf, remember } from './support/swap';

/** A page of the build before is served so long (docs/caching.md); its files are kept. */
const CACHED_MS = 40_000;

test.describe.configure({ mode: 'serial' });

const FILES = '**/mf/vendor/**';
const panelOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This section isn’t available right now' });

/** Without a load of the page: what was there before is still there. */
const mark = (page: Page) => page.evaluate(() => (document.body.dataset.stays = 'yes'));
const expectStayed = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-stays', 'yes');

const shopTitle = (page: Page) => page.getByRole('heading', { level: 1 });
/** Once the supplier's part answers: before that its link loads a page. */
async function toShop(page: Page) {
  await settled(page);
  await page.getByRole('complementary').getByRole('link', { name: 'Visit shop' }).click();
}

async function openShopWithoutRemote(page: Page) {
  await page.route(FILES, (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto(`/product/${PRODUCT}`);
  await mark(page);
  await toShop(page);
  await expect(panelOf(page)).toBeVisible();
}

test('a stopped remote shows its panel, the rest lives on', async ({ arrive }) => {
  const page = await arrive();
  await openShopWithoutRemote(page);
  const search = page.getByRole('combobox', { name: 'Search products and suppliers' });
  await search.fill('chiya');
  await search.press('Enter');
  await expect(page.locator('main h2 a[href^="/product/"]').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStayed(page);
});

test('Retry brings the remote back without losing the page', async ({ arrive }) => {
  const page = await arrive();
  await openShopWithoutRemote(page);
  await page.unroute(FILES);
  await panelOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(shopTitle(page)).toHaveText('Suryodaya Tea Estate');
  await expect(panelOf(page)).toBeHidden();
  await expectStayed(page);
});

test('a remote that is away at the first load has its panel too', async ({ arrive }) => {
  const page = await arrive();
  await page.route(FILES, (route) => route.abort());
  await page.goto(`/vendor/${SHOP}`);
  await expect(panelOf(page)).toBeVisible();
  await page.unroute(FILES);
  await panelOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(shopTitle(page)).toHaveText('Suryodaya Tea Estate');
});

test('a killed remote is restarted, and Retry loads it', async ({ arrive }) => {
  const page = await arrive();
  await page.goto(`/product/${PRODUCT}`);
  await mark(page);
  const before = pidOf('mf-vendor');
  process.kill(before, 'SIGKILL');
  await toShop(page);
  // Either it was quick enough, or the panel says so until somebody presses Retry.
  await expect(async () => {
    const retry = panelOf(page).getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) await retry.click();
    await expect(shopTitle(page)).toHaveText('Suryodaya Tea Estate', { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  expect(pidOf('mf-vendor')).not.toBe(before);
});

test('a rebuilt remote is live after a reload, without the shell', async ({ arrive }) => {
  const page = await arrive();
  const labelOf = () => page.locator('main .mf-vendor').getAttribute('data-build');
  const shell = () => ({
    pid: pidOf('shell'),
    files: hashOf(folderOf('shell', 'dist'), folderOf('shell', 'dist-server')),
  });
  await page.goto(`/vendor/${SHOP}`);
  const [label, untouched] = [await labelOf(), shell()];
  const next = label === 'next' ? 'after-next' : 'next';
  const restore = remember('vendor');
  try {
    await build('vendor', next);
    await expect(async () => {
      await page.reload();
      expect(await labelOf()).toBe(next);
    }).toPass({ timeout: CACHED_MS });
    await expect(shopTitle(page)).toHaveText('Suryodaya Tea Estate');
    expect(shell()).toEqual(untouched);
  } finally {
    restore();
  }
  await expect(async () => {
    await page.reload();
    expect(await labelOf()).toBe(label);
  }).toPass({ timeout: CACHED_MS });
});
