import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
// @ts-expect-error The edge's modules are plain JavaScript.
import { recordCalls } from '../server/api-calls.mjs';
// @ts-expect-error The edge's modules are plain JavaScript.
import { makeDrawnPages } from '../server/drawn-pages.mjs';

type Drawn = (
  name: string,
  state: string,
  draw: () => Promise<object>,
) => Promise<number>;

/** Stands in for the API, which tells by `etag` what it said. */
let answer: { status: number; body: string; etag?: string } = { status: 200, body: '' };
let sent = 0;
const api = http.createServer(({ url, headers }, response) => {
  if (url === '/api/old') {
    response.writeHead(301, { location: '/api/new' }).end();
    return;
  }
  const { status, body, etag } = answer;
  if (etag && headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  sent += 1;
  const more = etag ? { etag } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...more });
  response.end(body);
});
let origin = '';
let turns = 0;
const calls = (signal?: AbortSignal) => recordCalls({ origin, locale: 'en', signal });

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.closeAllConnections());
beforeEach(() => {
  answer = { status: 200, body: '{"price": 1}' };
  turns = 0;
});

/** Draws a page of one answer; a page is the number of times one was drawn. */
async function draw() {
  const { ask, known } = calls();
  const { data } = await ask('/api/product');
  expect(data).toEqual(JSON.parse(answer.body));
  turns += 1;
  return { page: turns, calls: known() };
}

test('a page is drawn again only when the API answers something else', async () => {
  const drawn: Drawn = makeDrawnPages();
  await drawn('/product', 'built', draw);
  expect(await drawn('/product', 'built', draw)).toBe(1);
  answer.body = '{"price": 2}';
  expect(await drawn('/product', 'built', draw)).toBe(2);
  expect(await drawn('/product', 'built', draw)).toBe(2);
});

test('a new build, another minute, another address: drawn anew', async () => {
  const drawn: Drawn = makeDrawnPages();
  await drawn('/product', 'built', draw);
  expect(await drawn('/product', 'built again', draw)).toBe(2);
  expect(await drawn('/help', 'built again', draw)).toBe(3);
});

test('a page is not kept while the API fails, nor sent when it has gone', async () => {
  const drawn: Drawn = makeDrawnPages();
  answer.status = 503;
  await drawn('/product', 'built', draw);
  expect(await drawn('/product', 'built', draw)).toBe(2);
  answer.status = 200;
  await drawn('/product', 'built', draw);
  answer.status = 404;
  expect(await drawn('/product', 'built', draw)).toBe(4);
});

test('a call that was cut off leaves the page out of what is kept', async () => {
  const stop = new AbortController();
  const { ask, known } = calls(stop.signal);
  const asking = ask('/api/late');
  stop.abort();
  await expect(asking).rejects.toThrow();
  expect(known()).toBeNull();
});

test('an answer that has moved is asked for where it is', async () => {
  const { ask, known } = calls();
  expect(await ask('/api/old')).toMatchObject({ status: 200, data: { price: 1 } });
  expect(known()).toHaveLength(1);
});

test('an answer that has not changed is sent and read once', async () => {
  answer.etag = '"1"';
  const first = await calls().ask('/api/tea');
  sent = 0;
  const second = await calls().ask('/api/tea');
  expect([sent, second.data]).toEqual([0, { price: 1 }]);
  expect(second.data).toBe(first.data);
  answer = { status: 200, body: '{"price": 2}', etag: '"2"' };
  expect((await calls().ask('/api/tea')).data).toEqual({ price: 2 });
});

test('one that says no etag is read once', async () => {
  const first = await calls().ask('/api/help');
  expect((await calls().ask('/api/help')).data).toBe(first.data);
});

test('a kept answer counts as the same one as before it was kept', async () => {
  const drawn: Drawn = makeDrawnPages();
  answer.etag = '"1"';
  await drawn('/product', 'built', draw);
  answer.etag = 'W/"1"';
  expect(await drawn('/product', 'built', draw)).toBe(1);
});

test('each language has its own answers', async () => {
  answer.etag = '"1"';
  await calls().ask('/api/words');
  sent = 0;
  await recordCalls({ origin, locale: 'ne' }).ask('/api/words');
  expect(sent).toBe(1);
});
