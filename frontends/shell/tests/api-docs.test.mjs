// @vitest-environment node
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '@haat/server/app';
import { staticFiles } from '@haat/server/static-files';
import { apiDocs } from '../server/routes/api-docs.mjs';

const openApiFile = path.resolve(import.meta.dirname, '../../../gateway/openapi.json');

function get(url) {
  const app = createApp();
  app.register(...staticFiles(os.tmpdir(), { serve: false }));
  app.register(apiDocs, { openApiFile });
  return app.inject(url);
}

test.each(['/api/docs', '/api/docs/', '/api/docs/events'])(
  '%s is a page with scripts of our own only',
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self'");
    // Swagger UI writes markup itself.
    expect(policy).not.toContain('trusted-types');
  },
);

test.each([
  ['/api/openapi.json', /json/],
  ['/api/docs/asyncapi.json', /json/],
  ['/api/docs/start.js', /javascript/],
  ['/api/docs/swagger-ui.css', /css/],
  ['/api/docs/swagger-ui-bundle.js', /javascript/],
])('%s is served', async (url, type) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(type);
});

test('no other file of the packages is served', async () => {
  expect((await get('/api/docs/package.json')).statusCode).not.toBe(200);
});
