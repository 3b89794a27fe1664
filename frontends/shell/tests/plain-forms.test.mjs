// @vitest-environment node
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '@haat/server/app';
import { forms } from '../server/routes/forms/forms.mjs';
import * as shell from '../src/plain';

const distFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-forms-'));
fs.writeFileSync(path.join(distFolder, 'manifest.json'), '{"fonts": []}');
afterAll(() => fs.rmSync(distFolder, { recursive: true }));

const OWN = { 'sec-fetch-site': 'same-origin', host: 'haat.test' };

/** The API is away. */
function serve(request) {
  const app = createApp();
  app.register(fastifyCookie);
  app.register(forms, { apiOrigin: 'http://127.0.0.1:1', distFolder, shell });
  return app.inject(request);
}
const post = (name, fields, headers = OWN) =>
  serve({
    method: 'POST',
    url: `/forms/${name}`,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('a choice of language is stored for a year, and the page comes again', async () => {
  const headers = { ...OWN, referer: 'http://haat.test/help?q=PAN&lang=en' };
  const response = await post('preferences', { locale: 'ne', currency: 'USD' }, headers);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/help?q=PAN']);
  const year = { path: '/', maxAge: 31_536_000, sameSite: 'Lax' };
  expect(response.cookies).toEqual([
    { name: 'haat_locale', value: 'ne', ...year },
    { name: 'haat_currency', value: 'USD', ...year },
  ]);
});

test('a form of another site is refused', async () => {
  const fields = { locale: 'ne' };
  const foreign = { origin: 'https://evil.example', host: 'haat.test' };
  expect((await post('preferences', fields, foreign)).statusCode).toBe(403);
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  expect((await post('enquiry', fields, crossSite)).statusCode).toBe(403);
});

test('a form that is too large is refused', async () => {
  const response = await post('preferences', { locale: 'x'.repeat(40_000) });
  expect([response.statusCode, response.json().code]).toEqual([413, 'too_large']);
});

test('there is no such form', async () => {
  expect((await post('nothing', {})).statusCode).toBe(404);
  expect((await serve('/forms/constructor')).statusCode).toBe(404);
  expect((await serve('/forms/preferences')).statusCode).toBe(405);
});

test('a form page says when the API is away, and is stored nowhere', async () => {
  const response = await serve('/lead/aB_9/plain');
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('This was not sent');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['referrer-policy']).toBe('same-origin');
  expect(response.headers['content-security-policy']).toContain("form-action 'self'");
});
