import http from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordCalls } from '../server/api-client.mjs';

/** What the API returns, and what was sent to it. */
let status = 200;
let body = '{"price": 1}';
const PUBLIC = 'public, max-age=0, s-maxage=20';
let languages = [];
const api = http.createServer(({ url, headers }, response) => {
  languages.push(headers['accept-language']);
  if (url === '/api/old') {
    response.writeHead(301, { location: '/api/new' }).end();
    return;
  }
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': PUBLIC,
    'surrogate-key': 'catalog product:1',
  });
  response.end(body);
});
let origin = '';
const calls = (signal) => recordCalls({ origin, locale: 'ne', signal });

beforeAll(async () => {
  await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${api.address().port}`;
});
afterAll(() => api.closeAllConnections());
beforeEach(() => {
  [status, body, languages] = [200, '{"price": 1}', []];
});

test('every page reads the API anew, in its language', async () => {
  const { call } = calls();
  expect(await call('/api/product')).toMatchObject({ status: 200, data: { price: 1 } });
  body = '{"price": 2}';
  expect((await calls().call('/api/product')).data).toEqual({ price: 2 });
  expect(languages).toEqual(['ne', 'ne']);
});

test('a page knows how its answers may be cached', async () => {
  const { call, answers } = calls();
  await call('/api/product');
  expect(answers()).toMatchObject([
    { cacheControl: PUBLIC, keys: ['catalog', 'product:1'] },
  ]);
});

test('a missing product is an answer like others', async () => {
  status = 404;
  const { call, answers } = calls();
  expect((await call('/api/product')).status).toBe(404);
  expect(answers()).toHaveLength(1);
});

test('a page with a failed call is incomplete', async () => {
  status = 503;
  const { call, answers } = calls();
  await call('/api/product');
  expect(answers()).toBeNull();
});

test('a page with an aborted call is incomplete', async () => {
  const stop = new AbortController();
  const { call, answers } = calls(stop.signal);
  const pending = call('/api/late');
  stop.abort();
  await expect(pending).rejects.toThrow();
  expect(answers()).toBeNull();
});

test('a call follows a redirect', async () => {
  const { call, answers } = calls();
  expect(await call('/api/old')).toMatchObject({ status: 200, data: { price: 1 } });
  expect(answers()).toHaveLength(1);
});
