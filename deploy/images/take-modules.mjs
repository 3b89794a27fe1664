/** take-modules.mjs FRONTEND TARGET: the packages of the server and of its bundles, and theirs. */
import fs from 'node:fs';
import path from 'node:path';

const BUNDLES = 'frontends/shell/dist-server';
const IMPORTED = /\bfrom '((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g;
const REQUIRED = /\brequire\("((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"]*)?"\)/g;
// A tool of the build that a library names all the same.
const UNUSED = /^@types\/|^@lingui\/babel-plugin-lingui-macro$/;
const RUNS = /(\.[cm]?js|\.json)$/;
const [frontend, target] = process.argv.slice(2);
const SERVER = frontend === 'shell' ? 'frontends/shell/server' : 'libs/web-server/src';
const taken = new Set();

/** A package lies beside who asks for it, or above. */
function found(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (fs.existsSync(place)) return place;
    if (folder === '.') return null;
  }
}

function take(name, from) {
  const place = found(name, from);
  if (!place || taken.has(place)) return;
  taken.add(place);
  fs.cpSync(place, path.join(target, place), {
    recursive: true,
    // A library of the workspace is a link.
    dereference: true,
    filter: (file) => {
      if (fs.statSync(file).isDirectory()) return path.basename(file) !== 'node_modules';
      return RUNS.test(file);
    },
  });
  const own = JSON.parse(fs.readFileSync(path.join(place, 'package.json'), 'utf8'));
  for (const other of Object.keys(own.dependencies ?? {})) {
    if (!UNUSED.test(other)) take(other, place);
  }
}

/** Sources of a folder and below. */
const sourcesIn = (folder, ending) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true })
        .filter((name) => name.endsWith(ending))
        .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    : [];

for (const source of sourcesIn(SERVER, '.mjs')) {
  for (const [, name] of source.matchAll(IMPORTED)) take(name, '.');
}
for (const source of frontend === 'shell' ? sourcesIn(BUNDLES, '.cjs') : []) {
  // The platform is a bundle itself.
  for (const [, name] of source.matchAll(REQUIRED)) {
    if (name !== '@haat/platform') take(name, '.');
  }
}
