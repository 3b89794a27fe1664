import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error The edge's modules are plain JavaScript.
import { makeStyles } from '../server/styles.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-styles-'));
const shell = { css: ['main.1.css'], pages: { help: { css: ['help.2.css'] } } };
let origin = '';
let asked = 0;
const server = http.createServer((request, response) => {
  asked += 1;
  const isThere = request.url === '/mf/vendor/styles.3.css';
  response.writeHead(isThere ? 200 : 404).end(isThere ? '.shop{}' : '');
});
const remote = (file: string) => ({
  origin,
  url: '/mf/vendor/',
  manifest: { exposes: { Shop: { css: [file] } } },
});

beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'main.1.css'), '.frame{}');
  fs.writeFileSync(path.join(folder, 'help.2.css'), '.help{content:"</style>"}');
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true });
});

const textOf = ({ bytes }: { bytes: Buffer }) => String(bytes);

test('the frame, then the page; a sheet cannot end its element', async () => {
  const styles = await makeStyles(folder)({ shell, pageName: 'help' });
  expect(textOf(styles)).toBe(
    '<style data-href="main.1.css" data-address="/assets/main.1.css">.frame{}</style>' +
      '<style data-href="help.2.css" data-address="/assets/help.2.css">.help{content:"<\\/style>"}</style>',
  );
});

test('pages with the same sheets share them', async () => {
  const stylesOf = makeStyles(folder);
  const help = await stylesOf({ shell, pageName: 'help' });
  expect(await stylesOf({ shell })).not.toBe(help);
  expect(await stylesOf({ shell, pageName: 'help' })).toBe(help);
});

test('a remote is asked once for its sheet', async () => {
  const stylesOf = makeStyles(folder);
  const drawing = { shell, remote: remote('styles.3.css'), exposed: 'Shop' };
  await stylesOf(drawing);
  expect(textOf(await stylesOf(drawing))).toContain('>.shop{}</style>');
  expect(asked).toBe(1);
});

test('a sheet that is not there is left to the browser, and the page is drawn', async () => {
  const drawing = { shell, remote: remote('styles.4.css'), exposed: 'Shop' };
  const styles = await makeStyles(folder)(drawing);
  expect(textOf(styles)).toMatch(
    /.frame\{\}<\/style><link rel="stylesheet" href="\/mf\/vendor\/styles.4.css">$/,
  );
});
