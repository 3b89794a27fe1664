/** node build.cjs <front end>…: builds server bundles first, because a manifest names its server bundle. */
const fs = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const { brotliCompress } = require('node:zlib');
const webpack = require('webpack');
const makeServerConfig = require('./server.factory.cjs');
const makeWorkerConfig = require('./worker.factory.cjs');

const ROOT = path.resolve(__dirname, '../..');
const RETENTION_DAYS = 14;
const folderOf = (name) => path.join(ROOT, 'frontends', name);

function serverConfigs(name) {
  const dir = folderOf(name);
  const entry = path.join(dir, 'src/entry-server.tsx');
  if (!fs.existsSync(entry)) return [];
  if (name !== 'shell') {
    return [makeServerConfig({ name, entry, folder: `${dir}/dist`, file: 'ssr.cjs' })];
  }
  const folder = path.join(dir, 'dist-server');
  return [
    makeServerConfig({ name, entry, folder, file: 'shell.cjs' }),
    makeServerConfig({
      name: 'platform',
      entry: path.join(ROOT, 'libs/web-platform/src/index.ts'),
      folder,
      file: 'platform.cjs',
      withPlatform: true,
    }),
  ];
}

const run = (configs) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const report = stats.toString({ preset: 'errors-warnings', colors: true });
      if (report.trim()) console.log(report);
      compiler.close(() =>
        stats.hasErrors() ? reject(new Error('build failed')) : resolve(),
      );
    });
  });

/** Old chunks stay for some days, because open pages still request them. */
function dropOldFiles(folder) {
  const oldest = Date.now() - RETENTION_DAYS * 24 * 3600 * 1000;
  for (const file of fs.readdirSync(folder)) {
    const full = path.join(folder, file);
    if (fs.statSync(full).mtimeMs < oldest) fs.rmSync(full, { force: true });
  }
}

const TEXTS = /\.[0-9a-f]{8}\.(js|css|svg)$/;
const WORTH_BYTES = 1024;
const compress = promisify(brotliCompress);

/** Compresses as much as possible at build time, so that no answer waits for it. */
async function compressFiles(folder) {
  for (const file of fs.readdirSync(folder)) {
    const full = path.join(folder, file);
    if (!TEXTS.test(file) || fs.existsSync(`${full}.br`)) continue;
    const bytes = fs.readFileSync(full);
    if (bytes.length < WORTH_BYTES) continue;
    fs.writeFileSync(`${full}.br.new`, await compress(bytes));
    fs.renameSync(`${full}.br.new`, `${full}.br`);
  }
}

async function main(names) {
  const started = Date.now();
  const onServer = names.flatMap(serverConfigs);
  if (onServer.length > 0) await run(onServer);
  await run([
    ...names.map((name) => require(path.join(folderOf(name), 'webpack.config.cjs'))),
    ...names.filter((name) => name === 'shell').map(() => makeWorkerConfig()),
  ]);
  for (const name of names) {
    const folder = path.join(folderOf(name), 'dist');
    dropOldFiles(folder);
    await compressFiles(folder);
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`built ${names.join(', ')} in ${seconds} s`);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
