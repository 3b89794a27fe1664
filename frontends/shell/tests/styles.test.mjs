import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStyles } from '../server/ssr/styles.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-styles-'));
const shell = { css: ['main.1.css'], pages: { help: { css: ['help.2.css'] } } };
let origin = '';
const server = http.createServer((request, response) => {
  const isThere = request.url === '/mf/vendor/styles.3.css';
  response.writeHead(isThere ? 200 : 404).end(isThere ? '.shop{}' : '');
});
const remote = (file) => ({
  origin,
  url: '/mf/vendor/',
  manifest: { exposes: { Shop: { css: [file] } } },
});

beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'main.1.css'), '.frame{}');
  fs.writeFileSync(path.join(folder, 'help.2.css'), '.help{content:"</style>"}');
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true });
});

test('the frame, then the page; a sheet cannot end its element', async () => {
  const styles = await makeStyles(folder)({ shell, pageName: 'help' });
  expect(styles).toBe(
    '<style data-href="main.1.css" data-address="/assets/main.1.css">.frame{}</style>' +
      '<style data-href="help.2.css" data-address="/assets/help.2.css">.help{content:"<\\/style>"}</style>',
  );
});

test('a remote serves its own sheet', async () => {
  const page = { shell, remote: remote('styles.3.css'), exposed: 'Shop' };
  expect(await makeStyles(folder)(page)).toContain('>.shop{}</style>');
});

test('a sheet that is not there is left to the browser', async () => {
  const page = { shell, remote: remote('styles.4.css'), exposed: 'Shop' };
  const styles = await makeStyles(folder)(page);
  expect(styles).toMatch(
    /.frame\{\}<\/style><link rel="stylesheet" href="\/mf\/vendor\/styles.4.css">$/,
  );
});
