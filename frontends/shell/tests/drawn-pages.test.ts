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

/** Stands in for the API. */
let answer = { status: 200, body: '' };
const api = http.createServer(({ url }, response) => {
  if (url === '/api/old') {
    response.writeHead(301, { location: '/api/new' }).end();
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(answer.body);
});
let origin = '';
let turns = 0;

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
  const { fetch, known } = recordCalls();
  const found = await fetch(new Request(`${origin}/api/product`));
  expect(await found.text()).toBe(answer.body);
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
  const { fetch, known } = recordCalls();
  const stop = new AbortController();
  const asking = fetch(new Request(`${origin}/api/late`, { signal: stop.signal }));
  stop.abort();
  await expect(asking).rejects.toThrow();
  expect(known()).toBeNull();
});

test('an answer that has moved is asked for where it is', async () => {
  const { fetch, known } = recordCalls();
  const found = await fetch(new Request(`${origin}/api/old`));
  expect([found.status, await found.text()]).toEqual([200, answer.body]);
  expect(known()).toHaveLength(1);
});
