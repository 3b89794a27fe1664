/** Bundles for the page server: one file each, without React and the platform. */
const path = require('node:path');
const webpack = require('webpack');
const { buildLabel } = require('./build-label.cjs');
const { assets, scripts } = require('./loaders.cjs');

const ROOT = path.resolve(__dirname, '../..');
/** The build of the shell also makes the bundle of the platform. */
const versionOf = (name) =>
  require(
    path.join(ROOT, 'frontends', name === 'platform' ? 'shell' : name, 'package.json'),
  ).version;
const OUTSIDE =
  /^(react|react\/jsx-runtime|react-dom|react-dom\/server|react-redux|react-router|@reduxjs\/toolkit(\/query\/react)?|@lingui\/(core|react))$/;
/** Generated endpoints are injected into the one API object, which the platform exports. */
const ONCE = new Set(['@haat/platform', '@haat/api']);

/** withPlatform: builds the platform itself; otherwise the shared bundle has it. */
module.exports = function makeServerConfig({ name, entry, folder, file, withPlatform }) {
  const outside = (request) => {
    if (OUTSIDE.test(request)) return request;
    if (withPlatform) return undefined;
    return ONCE.has(request) ? '@haat/platform' : undefined;
  };
  return {
    name: `${name}-ssr`,
    context: ROOT,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: { ssr: entry },
    output: { path: folder, filename: file, library: { type: 'commonjs2' } },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    externalsPresets: { node: true },
    externals: [
      ({ request }, answer) => {
        const shared = outside(request);
        return shared ? answer(null, `commonjs ${shared}`) : answer();
      },
    ],
    module: {
      rules: [
        ...scripts(),
        { test: /\.css$/, use: require.resolve('./ignore-loader.cjs') },
        assets(false),
      ],
    },
    plugins: [
      new webpack.DefinePlugin(buildLabel(versionOf(name))),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimize: false },
    cache: {
      type: 'filesystem',
      name: `${name}-server`,
      buildDependencies: { config: [__filename, require.resolve('./loaders.cjs')] },
    },
    stats: 'errors-warnings',
  };
};
