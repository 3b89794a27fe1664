import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
// @ts-expect-error The edge's modules are plain JavaScript.
import { makeSitemap } from '../server/sitemap.mjs';

const [FIRST, SECOND] = ['0', '1'].map((end) => `0190${'0'.repeat(4)}-${end.repeat(4)}-`);
const idOf = (start: string | undefined) => `${start}7000-8000-000000000000`;
const PARTS = [{ from_id: idOf(FIRST) }, { from_id: idOf(SECOND) }];
const OUTLINE = {
  part_size: 50_000,
  products: PARTS,
  shops: [],
  categories: [{ path: 'food/tea & spices', changed_on: '2026-11-20' }],
};

let api: Server;
let origin: string;
let asked: string[];
let isAway: boolean;

beforeEach(async () => {
  [asked, isAway] = [[], false];
  api = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (isAway) response.statusCode = 503;
    const page = { rows: [{ slug: 'चिया', changed_on: '2026-11-21' }], next_id: null };
    const data = url.endsWith('/sitemap') ? OUTLINE : page;
    response.end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((resolve) => api.close(resolve)));

/** The edge with nothing but the sitemap. */
async function read(sitemap: unknown, path: string): Promise<string> {
  let body: Uint8Array = new Uint8Array();
  let encoding: string | undefined;
  const response = {
    req: { method: 'GET' },
    writeHead: (_status: number, headers: Record<string, string>) => {
      encoding = headers['content-encoding'];
    },
    end: (bytes: Uint8Array) => {
      body = bytes;
    },
  };
  const request = { headers: { 'accept-encoding': 'gzip' } };
  const answer = sitemap as (...values: unknown[]) => Promise<boolean>;
  expect(await answer(request, response, path)).toBe(true);
  return Buffer.from(encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

const open = (keptMs?: number) =>
  makeSitemap({ publicUrl: 'https://haat.test', apiOrigin: origin }, keptMs);

test('the index names every part, robots.txt names the index', async () => {
  const sitemap = open();
  const index = await read(sitemap, '/sitemap.xml');
  for (const { from_id } of PARTS) {
    expect(index).toContain(`https://haat.test/sitemaps/products-${from_id}.xml`);
  }
  expect(await read(sitemap, '/robots.txt')).toContain(
    'Sitemap: https://haat.test/sitemap.xml',
  );
});

test('a part ends where the next begins, and tells the day and both languages', async () => {
  const part = await read(open(), `/sitemaps/products-${idOf(FIRST)}.xml`);
  expect(asked.at(-1)).toContain(`from_id=${idOf(FIRST)}&until_id=${idOf(SECOND)}`);
  const address = `https://haat.test/product/${encodeURIComponent('चिया')}`;
  expect(part).toContain(`<loc>${address}</loc><lastmod>2026-11-21</lastmod>`);
  expect(part).toContain(`hreflang="ne" href="${address}?lang=ne"`);
  const categories = await read(open(), '/sitemaps/categories.xml');
  expect(categories).toContain('/industry/food/tea%20%26%20spices<');
});

test('a part that nobody named is not there', async () => {
  const body = await read(open(), `/sitemaps/shops-${idOf(FIRST)}.xml`);
  expect(JSON.parse(body).code).toBe('not_found');
});

test('it is made once an hour, and an old one stands in for one that fails', async () => {
  const kept = open();
  await Promise.all([read(kept, '/sitemap.xml'), read(kept, '/sitemap.xml')]);
  expect(asked).toHaveLength(1);
  const stale = open(0);
  const before = await read(stale, '/sitemap.xml');
  isAway = true;
  expect(await read(stale, '/sitemap.xml')).toBe(before);
});
