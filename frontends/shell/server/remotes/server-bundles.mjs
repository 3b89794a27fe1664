/** Server bundles, all given ONE React and ONE platform; a remote's is fetched again when it changes. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const TIMEOUT_MS = 2000;
const requireHere = createRequire(import.meta.url);

function run(source, require) {
  const module = { exports: {} };
  new Function('module', 'exports', 'require', source)(module, module.exports, require);
  return module.exports;
}

async function fetchBundle({ origin, url, manifest }) {
  const answer = await fetch(`${origin}${url}${manifest.ssr.file}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`server bundle answered ${answer.status}`);
  const source = await answer.text();
  const hash = crypto.createHash('sha256').update(source).digest('hex');
  // While two builds run, another pod than that of the manifest may answer.
  if (!hash.startsWith(manifest.ssr.hash))
    throw new Error('server bundle of another build');
  return source;
}

export function openBundles(folder) {
  const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
  const platform = run(read('platform.cjs'), requireHere);
  const requireShared = (id) => (id === '@haat/platform' ? platform : requireHere(id));
  const shell = run(read('shell.cjs'), requireShared);
  const remotes = new Map();

  /** The remote's bundle as its manifest names it; its pages are given to the shell. */
  async function remoteBundle(remote) {
    const { name, manifest } = remote;
    const cached = remotes.get(name);
    if (cached?.hash === manifest.ssr.hash) return cached.exports;
    const exports = run(await fetchBundle(remote), requireShared);
    for (const [id, module] of Object.entries(exports.modules)) {
      shell.provideModule(`${name}/${id}`, module);
    }
    remotes.set(name, { hash: manifest.ssr.hash, exports });
    return exports;
  }

  return { shell, remoteBundle };
}
