/** Writes manifest.json with the files of each page, last, so that it never names a missing file. */
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const ofType = (files, ending) => [...files].filter((file) => file.endsWith(ending));
const jsAndCss = (files) => ({ js: ofType(files, '.js'), css: ofType(files, '.css') });

/** Writes a temporary file and renames it: a reader gets the old manifest or the new one. */
function write(folder, manifest) {
  const target = path.join(folder, 'manifest.json');
  fs.writeFileSync(`${target}.new`, `${JSON.stringify(manifest, null, 1)}\n`);
  fs.renameSync(`${target}.new`, target);
}

/** The name of the server bundle has its hash, so that the page server notices a new one. */
function serverBundle(folder) {
  const file = path.join(folder, 'ssr.cjs');
  if (!fs.existsSync(file)) return undefined;
  const hash = crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  return { file: 'ssr.cjs', hash: hash.slice(0, 16) };
}

class ManifestPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('HaatManifest', (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = compilation.outputOptions.path;
      const { name, version } = this.options;
      const ssr = serverBundle(folder);
      write(folder, { name, version, ssr, ...this.describe(compilation) });
    });
  }
}

/** The shell: the files of its entry, of each page's chunk, of the message catalogs, and the fonts. */
class EntriesManifest extends ManifestPlugin {
  describe(compilation) {
    const files = compilation.entrypoints.get('main').getFiles();
    const fonts = Object.keys(compilation.assets).filter((f) => f.endsWith('.woff2'));
    const pages = {};
    const catalogs = {};
    for (const [name, group] of compilation.namedChunkGroups) {
      const [, kind, own] = /^(page|words)-(.+)$/.exec(name) ?? [];
      const chunk = jsAndCss(group.getFiles());
      if (kind === 'page') pages[own] = chunk;
      if (kind === 'words') catalogs[own] = chunk.js;
    }
    return { ...jsAndCss(files), fonts, pages, words: catalogs };
  }
}

/** A remote: its entry and, for each exposed module, the files to preload. */
class ExposesManifest extends ManifestPlugin {
  describe(compilation) {
    const entryFiles = compilation.entrypoints.get(this.options.mfName).getFiles();
    const exposes = {};
    for (const block of containerBlocks(compilation)) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      for (const { exposedName } of block.dependencies) {
        exposes[exposedName.replace(/^\.\//, '')] = jsAndCss(group?.getFiles() ?? []);
      }
    }
    return { entry: ofType(entryFiles, '.js').at(-1), exposes };
  }
}

function containerBlocks(compilation) {
  const isContainer = (module) => module.constructor.name === 'ContainerEntryModule';
  return [...compilation.modules].filter(isContainer).flatMap((module) => module.blocks);
}

module.exports = { EntriesManifest, ExposesManifest };
