/** node remote.mjs <name>: serves one remote's folder, with or without its /mf/<name>/ in front. */
import path from 'node:path';
import { sendText } from './answers.mjs';
import { serve } from './serve.mjs';
import { sendFile } from './static-files.mjs';

const OFFSETS = { vendor: 7, dashboard: 8 };
const [name] = process.argv.slice(2);
if (!Object.hasOwn(OFFSETS, name ?? '')) {
  console.error(`usage: node remote.mjs ${Object.keys(OFFSETS).join('|')}`);
  process.exit(2);
}
const port = Number(
  process.env.PORT ?? Number(process.env.HAAT_PORT ?? 8080) + OFFSETS[name],
);
const folder = path.resolve(import.meta.dirname, '../..', name, 'dist');
const prefix = `/mf/${name}/`;

serve(`mf-${name}`, port, async (_request, response, _url, pathname) => {
  if (pathname === '/healthz') return sendText(response, 200, 'ok');
  const isPrefixed = pathname.startsWith(prefix);
  await sendFile(response, folder, pathname.slice(isPrefixed ? prefix.length : 1));
});
