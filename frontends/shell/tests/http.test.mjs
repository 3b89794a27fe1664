// @vitest-environment node
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '@haat/server/app';
import { staticFiles } from '@haat/server/static-files';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-files-'));
const SCRIPT = 'main.01234567.js';
fs.writeFileSync(path.join(folder, SCRIPT), 'run()');
fs.writeFileSync(path.join(folder, `${SCRIPT}.br`), brotliCompressSync('run()'));
fs.writeFileSync(path.join(folder, `${SCRIPT}.map`), '{}');
fs.writeFileSync(path.join(folder, 'manifest.json'), '{}');
afterAll(() => fs.rmSync(folder, { recursive: true }));

function serve(request) {
  const app = createApp();
  app.register(...staticFiles(folder, { prefix: '/assets/' }));
  return app.inject(request);
}
const get = (url, headers = {}) => serve({ url, headers });

test('a hashed file is cached for ever', async () => {
  const { body, headers } = await get(`/assets/${SCRIPT}`);
  expect(body).toBe('run()');
  expect(headers['content-type']).toMatch(/\/javascript; charset=utf-8$/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a browser that accepts brotli gets the packed file', async () => {
  const { rawPayload, headers } = await get(`/assets/${SCRIPT}`, {
    'accept-encoding': 'gzip, deflate, br, zstd',
  });
  expect(String(brotliDecompressSync(rawPayload))).toBe('run()');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toMatch(/\/javascript; charset=utf-8$/);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers.vary).toContain('accept-encoding');
});

test('a file without a hash is revalidated', async () => {
  const { headers } = await get('/assets/manifest.json');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await get('/assets/manifest.json', { 'if-none-match': headers.etag });
  expect(again.statusCode).toBe(304);
});

test('HEAD sends the length and no body', async () => {
  const { body, headers } = await serve({ method: 'HEAD', url: `/assets/${SCRIPT}` });
  expect([body, headers['content-length']]).toEqual(['', '5']);
});

test.each([`${SCRIPT}.map`, `${SCRIPT}.br`, 'missing.01234567.js', ''])(
  '/assets/%s is no file',
  async (name) => {
    const response = await get(`/assets/${name}`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  },
);

test.each(['/assets/..%2f..%2fsecret.js', '/assets/../server.js'])(
  '%s leads out of no folder',
  async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  },
);

test('another method is refused with the error body', async () => {
  const payload = { need: 'cement' };
  for (const method of ['POST', 'DELETE']) {
    const response = await serve({ method, url: '/help', payload });
    expect([response.statusCode, response.json().code]).toEqual([
      405,
      'method_not_allowed',
    ]);
  }
});

test('a malformed address is a bad request', async () => {
  const response = await get('/%E0%A4');
  expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
});

test('an address that cannot be parsed is a bad request', async () => {
  const app = createApp();
  app.get('*', () => 'a page');
  await app.listen({ port: 0 });
  const [status, text] = await new Promise((resolve) =>
    http
      .request({ port: app.server.address().port, path: '*:x' }, (response) => {
        response
          .setEncoding('utf8')
          .once('data', (data) => resolve([response.statusCode, data]));
      })
      .end(),
  );
  await app.close();
  expect([status, JSON.parse(text).code]).toEqual([400, 'bad_request']);
});

test('a failure does not say why', async () => {
  const app = createApp();
  app.get('/broken', () => Promise.reject(new Error('the secret reason')));
  app.get('/setting', () => new URL('secret.example'));
  for (const path of ['/broken', '/setting']) {
    const response = await app.inject(path);
    expect([response.statusCode, response.json().code]).toEqual([500, 'server_error']);
    expect(response.body).not.toContain('secret');
  }
});

test('it is healthy', async () => {
  expect((await get('/healthz')).body).toBe('ok');
});
