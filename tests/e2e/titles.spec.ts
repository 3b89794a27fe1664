/** Every address has a title of its own: after a click the one the server writes. */
import type { APIRequestContext, Page } from '@playwright/test';
import { entryOf } from '../../frontends/shell/src/app/route-table';
import { SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { ACCOUNTS, stopsOf, type Stop } from './support/routes';
import { settled } from './support/settled';
import { HERE, MISSING, type Role } from './support/spec-routes';
import type { Locale } from './support/words';
import { NARROW, WIDE } from './support/widths';

test.describe.configure({ timeout: 5 * 60_000 });

const MARKET = { en: 'Haat – Nepal’s wholesale market', ne: 'हाट – नेपालको व्यापार बजार' };
const LOST = { en: 'This page could not be found', ne: 'यो पृष्ठ भेटिएन' };

/** As a click does: inside the app, without a load. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Two views of one page are one route. */
const routeOf = (path: string): string => path.split('?')[0] ?? path;

async function served(request: APIRequestContext, path: string, locale: Locale) {
  const headers = { cookie: `haat_locale=${locale}` };
  const html = await (await request.get(path, { headers })).text();
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  const robots = /<meta name="robots" content="noindex">/.test(html);
  const plain = title
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<');
  return { title: plain, robots };
}

const isRendered = (path: string) => entryOf(routeOf(path))?.isRendered;

async function expectTitle(
  page: Page,
  { path, end }: Pick<Stop, 'end'> & { path: string },
  request: APIRequestContext,
  locale: Locale,
) {
  if (end === MISSING) {
    return expect
      .poll(() => page.title(), { message: path })
      .toBe(`${LOST[locale]} | ${locale === 'ne' ? 'हाट' : 'Haat'}`);
  }
  if (!isRendered(path)) {
    return expect.poll(() => page.title(), { message: path }).not.toBe(MARKET[locale]);
  }
  const { title, robots } = await served(request, path, locale);
  await expect.poll(() => page.title(), { message: path }).toBe(title);
  const hidden = page.locator('meta[name="robots"][content="noindex"]');
  await expect(hidden, path).toHaveCount(robots ? 1 : 0);
}

const ROLES: Role[] = ['visitor', 'buyer', 'seller', 'admin'];

for (const role of ROLES) {
  test(
    `${role}: each page has its own title after a click`,
    WIDE,
    async ({ lookIn, language, request, sessionOf }) => {
      const page = await lookIn({ locale: language, as: ACCOUNTS[role] });
      await page.goto('/about-us');
      await settled(page);
      const seen = new Map<string, string>();
      let last = { route: '', title: await page.title() };
      const same: string[] = [];
      for (const stop of stopsOf(role)) {
        if (![HERE, MISSING].includes(stop.end)) continue;
        if (role !== 'visitor' && !stop.isFirst) continue;
        const path = (await stop.find?.({ api: request, sessionOf })) ?? stop.path;
        await follow(page, path);
        await expectTitle(page, { path, end: stop.end }, request, language);
        if (stop.end === MISSING) continue;
        // Another page: its title may still be on its way.
        const isOther = last.route !== routeOf(path);
        if (isOther && !isRendered(path)) {
          await expect.poll(() => page.title(), { message: path }).not.toBe(last.title);
          await expect
            .poll(() => page.title(), { message: path })
            .not.toBe(MARKET[language]);
        }
        const title = await page.title();
        last = { route: routeOf(path), title };
        const before = seen.get(title);
        if (before && before !== routeOf(path))
          same.push(`${before} = ${path}: ${title}`);
        seen.set(title, routeOf(path));
      }
      expect(seen.size).toBeGreaterThan(3);
      expect(same).toEqual([]);
    },
  );
}

test('a shop has its title while its code is on the way', NARROW, async ({ arrive }) => {
  const page = await arrive();
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(window, { titles });
    setInterval(() => titles.add(document.title), 10);
  });
  await page.route('**/mf/vendor/**', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.goto(`/vendor/${SHOP}`);
  await settled(page);
  const seen = await page.evaluate(() => [
    ...(window as unknown as { titles: Set<string> }).titles,
  ]);
  expect(seen.filter(Boolean)).toEqual(['Suryodaya Tea Estate | Haat']);
});

test(
  'a thing is named in its title, in the language that was chosen last',
  WIDE,
  async ({ arrive }) => {
    const page = await arrive();
    await page.goto('/search?q=chiya');
    await expect(page).toHaveTitle('chiya – Search | Haat');
    await settled(page);
    await page
      .getByRole('button', { name: /^Language/ })
      .first()
      .click();
    await expect(page).toHaveTitle('chiya – खोज | हाट');
  },
);
