/** node single.cjs <folder> whole|split: builds the same code without federation, for comparison in benches. */
const path = require('node:path');
const webpack = require('webpack');
const makeConfig = require('./webpack.factory.cjs');

const ROOT = path.resolve(__dirname, '../..');
const OURS = /[\\/]remotes[\\/]modules\.ts$/;

/** `whole`: everything in one file, as in a plain build; `split`: each page is a chunk. */
function singleConfig(folder, kind) {
  const config = makeConfig({ name: 'shell', dir: path.join(ROOT, 'frontends/shell') });
  const isFederation = (plugin) =>
    /Federation|ProvideShared|Manifest/.test(plugin.constructor.name);
  const modules = path.join(__dirname, 'single-modules.ts');
  return {
    ...config,
    name: `single-${kind}`,
    cache: { ...config.cache, name: `single-${kind}` },
    devtool: false,
    output: { ...config.output, path: folder },
    plugins: [
      ...config.plugins.filter((plugin) => !isFederation(plugin)),
      new webpack.NormalModuleReplacementPlugin(/\/modules$/, (resource) => {
        const wanted = `${path.join(resource.context, resource.request)}.ts`;
        if (OURS.test(wanted)) resource.request = modules;
      }),
      ...(kind === 'whole'
        ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]
        : []),
    ],
    optimization: {
      ...config.optimization,
      ...(kind === 'whole' ? { splitChunks: false } : {}),
    },
  };
}

webpack(singleConfig(path.resolve(process.argv[2]), process.argv[3])).run(
  (error, stats) => {
    if (error || stats.hasErrors()) {
      console.error(error ?? stats.toString({ preset: 'errors-warnings' }));
      process.exit(1);
    }
    const { compilation } = stats;
    const filesOf = (group) => [...(group?.getFiles() ?? [])];
    const named = [...compilation.namedChunkGroups];
    const chunks = Object.fromEntries(
      named.map(([name, group]) => [name, filesOf(group)]),
    );
    const main = filesOf(compilation.entrypoints.get('main'));
    console.log(JSON.stringify({ ...chunks, main }));
  },
);
