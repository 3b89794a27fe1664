// @vitest-environment node
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const FILE = path.resolve(import.meta.dirname, '../server/settings.mjs');
const start = (settings) =>
  promisify(execFile)(process.execPath, [FILE], { env: { ...process.env, ...settings } });

test.each([
  ['HAAT_PUBLIC_URL', 'haat.example'],
  ['HAAT_PUBLIC_URL', 'https://haat.example/'],
  ['HAAT_API_ORIGIN', 'gateway:80'],
  ['HAAT_PEERS', 'http://peers:8000,peers'],
  ['HAAT_REMOTES', '{"vendor":{"url":"/mf/vendor/","origin":"/mf/vendor"}}'],
])('%s=%s stops the start and is named', async (name, value) => {
  await expect(start({ [name]: value })).rejects.toThrow(`${name}: no address`);
});

test('addresses of the cluster are accepted', async () => {
  const { stderr } = await start({
    HAAT_PUBLIC_URL: 'https://haat.example',
    HAAT_API_ORIGIN: 'http://origin.haat-gateway.svc',
    HAAT_PEERS: 'http://peers:8000/assets',
  });
  expect(stderr).toBe('');
});
