// @vitest-environment node
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '@haat/server/app';
import { sitemap } from '../server/routes/sitemap.mjs';

const [FIRST, SECOND] = ['0', '1'].map((end) => `0190${'0'.repeat(4)}-${end.repeat(4)}-`);
const idOf = (start) => `${start}7000-8000-000000000000`;
const PARTS = [{ from_id: idOf(FIRST) }, { from_id: idOf(SECOND) }];
const OUTLINE = {
  part_size: 50_000,
  products: PARTS,
  shops: [],
  categories: [{ path: 'food/tea & spices', changed_on: '2026-11-20' }],
};

let api;
let origin;
let requests;

beforeEach(async () => {
  requests = [];
  api = createServer((request, response) => {
    const { url } = request;
    requests.push(url);
    const page = { rows: [{ slug: 'चिया', changed_on: '2026-11-21' }], next_id: null };
    const data = url.endsWith('/sitemap') ? OUTLINE : page;
    response.end(JSON.stringify({ data }));
  });
  await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${api.address().port}`;
});

afterEach(() => new Promise((resolve) => api.close(resolve)));

/** From a page server with nothing but the sitemap. */
function read(path) {
  const app = createApp();
  app.register(sitemap, { publicUrl: 'https://haat.test', apiOrigin: origin });
  return app.inject(path);
}

test('the index names every part, robots.txt names the index', async () => {
  const { body: index, headers } = await read('/sitemap.xml');
  for (const { from_id } of PARTS) {
    expect(index).toContain(`https://haat.test/sitemaps/products-${from_id}.xml`);
  }
  const robots = await read('/robots.txt');
  expect(robots.body).toContain('Sitemap: https://haat.test/sitemap.xml');
  expect(headers['cache-control']).toContain('s-maxage=3600, stale-if-error=86400');
});

test('a part ends where the next begins, with the day and both languages', async () => {
  const { body: part } = await read(`/sitemaps/products-${idOf(FIRST)}.xml`);
  expect(requests.at(-1)).toContain(`from_id=${idOf(FIRST)}&until_id=${idOf(SECOND)}`);
  const address = `https://haat.test/product/${encodeURIComponent('चिया')}`;
  expect(part).toContain(`<loc>${address}</loc><lastmod>2026-11-21</lastmod>`);
  expect(part).toContain(`hreflang="ne" href="${address}?lang=ne"`);
  const categories = await read('/sitemaps/categories.xml');
  expect(categories.body).toContain('/industry/food/tea%20%26%20spices<');
});

test.each([`shops-${idOf(FIRST)}.xml`, 'constructor.xml', 'pages.json'])(
  'there is no part %s',
  async (file) => {
    const response = await read(`/sitemaps/${file}`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  },
);
