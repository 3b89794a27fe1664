/** node remote-server.mjs <name>: serves one remote's folder, with or without its /mf/<name>/ in front. */
import os from 'node:os';
import path from 'node:path';
import { sendJson, sendText } from './http/responses.mjs';
import { LIST, openFiles } from './remotes/peers.mjs';
import { serve } from './http/listen.mjs';
import { sendFile } from './http/static-files.mjs';

const OFFSETS = { vendor: 7, dashboard: 8 };
const [name] = process.argv.slice(2);
if (!Object.hasOwn(OFFSETS, name ?? '')) {
  console.error(`usage: node remote-server.mjs ${Object.keys(OFFSETS).join('|')}`);
  process.exit(2);
}
const port = Number(
  process.env.PORT ?? Number(process.env.HAAT_PORT ?? 8080) + OFFSETS[name],
);
const folder = path.resolve(import.meta.dirname, '../..', name, 'dist');
const prefix = `/mf/${name}/`;

const peers = (process.env.HAAT_PEERS ?? '').split(',').filter(Boolean);
const taken = path.join(os.tmpdir(), `haat-files-${port}`);
const files = await openFiles(folder, taken, peers);
await files.takeOver();

serve(`mf-${name}`, port, async (request, response, _url, pathname) => {
  if (pathname === '/healthz') return sendText(response, 200, 'ok');
  // The gateway's paths have the prefix: only replicas ask for this one.
  if (pathname === LIST) return sendJson(response, 200, await files.list());
  const isPrefixed = pathname.startsWith(prefix);
  const file = pathname.slice(isPrefixed ? prefix.length : 1);
  await sendFile(response, await files.home(file, request), file);
});
