/** What search engines and messengers find: every public page says what it is, at one address. */
import type { APIRequestContext } from '@playwright/test';
import { PRODUCT, SHOP } from './support/accounts';
import { crawl } from './support/crawl';
import { expect, test } from './support/fixtures';
import { BASE_URL } from './support/places';
import { WIDE } from './support/widths';

const ARTICLE = '/help/knowledge-base/get-verified';
const PUBLIC = [
  { path: '/', things: ['Organization', 'WebSite'], says: /NPR/ },
  { path: '/industry', things: ['ItemList'], says: /href="\/industry\// },
  { path: '/suppliers', things: ['ItemList'], says: /href="\/vendor\// },
  { path: '/help', says: /href="\/help\/knowledge-base\// },
  { path: ARTICLE, things: ['FAQPage', 'BreadcrumbList'], says: /<h1/ },
  { path: `/product/${PRODUCT}`, things: ['Product', 'BreadcrumbList'], says: /NPR/ },
  { path: `/vendor/${SHOP}`, things: ['Organization', 'BreadcrumbList'], says: /NPR/ },
  { path: '/about-us', says: /<h1/ },
  { path: '/contact-us', says: /<textarea/ },
  { path: '/register', says: /<form/ },
  { path: '/privacy-policy', says: /<h1/ },
  { path: '/terms-and-conditions', says: /<h1/ },
];

type Crumb = { item: string };

/** The address of a category on the third level, as its product's page names it. */
async function categoryPath(request: APIRequestContext): Promise<string> {
  const { typed } = await crawl(request, `/product/${PRODUCT}`);
  const crumbs = typed('BreadcrumbList')?.itemListElement as Crumb[];
  return new URL(crumbs[3]?.item ?? '').pathname;
}

test(
  'every public page names itself, its picture and both its addresses',
  WIDE,
  async ({ request }) => {
    const category = await categoryPath(request);
    const all = [
      ...PUBLIC,
      { path: category, things: ['ItemList', 'BreadcrumbList'], says: /NPR/ },
    ];
    const titles = new Set<string | undefined>();
    for (const { path, things = [], says } of all) {
      for (const locale of ['en', 'ne']) {
        const own = locale === 'en' ? path : `${path}?lang=ne`;
        const { html, title, description, typed } = await crawl(request, own);
        titles.add(title);
        expect(description, own).toBeTruthy();
        expect(html, own).toContain(`<link rel="canonical" href="${BASE_URL}${own}">`);
        expect(html, own).toContain(`hreflang="ne" href="${BASE_URL}${path}?lang=ne"`);
        expect(html, own).toMatch(/<meta property="og:image" content="http[^"]+">/);
        expect(html, own).not.toContain('noindex');
        expect(html.slice(html.indexOf('<main')), own).toMatch(
          locale === 'en' ? says : /\S/,
        );
        for (const type of things) expect(typed(type), `${own} ${type}`).toBeTruthy();
      }
    }
    expect(titles.size).toBe(2 * all.length);
  },
);

for (const path of ['/search?q=tea', '/compare', '/buyer', '/no-such-page']) {
  test(`${path} is not for search engines`, WIDE, async ({ request }) => {
    const answer = await request.get(path);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  });
}

test(
  'other spellings of an address are 301 to the one there is',
  WIDE,
  async ({ request }) => {
    const category = await categoryPath(request);
    const slug = category.split('/').at(-1);
    const moved = {
      [`/product/${PRODUCT}/`]: `/product/${PRODUCT}`,
      [`/Product/${PRODUCT.toUpperCase()}?lang=ne`]: `/product/${PRODUCT}?lang=ne`,
      [`${ARTICLE}/`]: ARTICLE,
      [`/industry/${slug}`]: category,
    };
    for (const [from, to] of Object.entries(moved)) {
      const answer = await request.get(BASE_URL + from, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
    }
  },
);

test(
  'the sitemap leads to every kind of page, and all it names is there',
  WIDE,
  async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`);
    const addressesOf = async (url: string) => {
      const answer = await request.get(url);
      expect(answer.headers()['content-type'], url).toContain('application/xml');
      const found = (await answer.text()).matchAll(/<loc>(.+?)<\/loc>/g);
      return [...found].map(([, address = '']) => address);
    };
    const parts = await addressesOf('/sitemap.xml');
    const lists = await Promise.all(parts.map(addressesOf));
    const paths = lists.flat().map((address) => address.replace(BASE_URL, ''));
    expect(new Set(paths).size).toBe(paths.length);
    const wanted = [`/product/${PRODUCT}`, `/vendor/${SHOP}`, ARTICLE, '/suppliers'];
    for (const path of [...wanted, await categoryPath(request)]) {
      expect(paths).toContain(path);
    }
    // One of each part: all of them would be the whole market.
    const firsts = lists.map(([first = '']) => first);
    for (const address of firsts) {
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(
        200,
      );
    }
  },
);
