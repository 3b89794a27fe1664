/** node remote-server.mjs <name>: serves one remote's files, with or without /mf/<name>/ in front. */
import os from 'node:os';
import path from 'node:path';
import { createApp, listen } from './app.mjs';
import { staticFiles } from './static-files.mjs';
import { LIST, openFiles, peersOf } from './peers.mjs';

const OFFSETS = { vendor: 7, dashboard: 8 };
const [name] = process.argv.slice(2);
if (!Object.hasOwn(OFFSETS, name ?? '')) {
  console.error(`usage: node remote-server.mjs ${Object.keys(OFFSETS).join('|')}`);
  process.exit(2);
}
const port = Number(
  process.env.PORT ?? Number(process.env.HAAT_PORT ?? 8080) + OFFSETS[name],
);
const folder = path.resolve(import.meta.dirname, '../../../frontends', name, 'dist');
const fetched = path.join(os.tmpdir(), `haat-files-${port}`);
const files = await openFiles(folder, fetched, peersOf(process.env.HAAT_PEERS));
await files.takeOver();

const app = createApp();
app.get(LIST, () => files.list());
app.addHook('preHandler', (request) => files.complete(request));
app.register(...staticFiles([folder, fetched], { prefix: `/mf/${name}/` }));
// The gateway's paths have the prefix: only replicas use these.
app.register(...staticFiles([folder, fetched], { decorateReply: false }));
await listen(app, port);
