/** The webpack configuration of every front end; they differ in name and exposed modules only. */
const path = require('node:path');
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const Minimizer = require('minimizer-webpack-plugin');
const { EntriesManifest, ExposesManifest } = require('./manifest-plugin.cjs');
const { assets, scripts, styles } = require('./loaders.cjs');
const { consumed, provided } = require('./shared-modules.cjs');
const { buildLabel } = require('./build-label.cjs');

const ROOT = path.resolve(__dirname, '../..');
const THROUGH_PLATFORM =
  /^(react-router|react-redux|@reduxjs\/toolkit|sonner|@lingui\/(core|react))(\/(?!macro)|$)/;

/** A second router or store would break the page, so the build fails. */
const onlyThroughPlatform = new webpack.NormalModuleReplacementPlugin(
  THROUGH_PLATFORM,
  (resource) => {
    const issuer = resource.contextInfo.issuer ?? '';
    if (/node_modules|web-platform|web-api/.test(issuer)) return;
    throw new Error(`${issuer}: import "${resource.request}" from @haat/platform`);
  },
);

/** Needed immediately and completely: V8 compiles them while they load, outside the page's thread. */
const hintToCompile = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(vendor|main)\..*js$/,
  // The minimizer removes comments, so the hint is added afterwards.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

function plugins({ name, exposes, dir }) {
  const isHost = !exposes;
  const mfName = `haat_${name}`;
  const version = require(path.join(dir, 'package.json')).version;
  return [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    onlyThroughPlatform,
    new webpack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify('production'),
      ...buildLabel(version),
    }),
    isHost
      ? new EntriesManifest({ name, version })
      : new ExposesManifest({ name, version, mfName }),
    isHost
      ? new webpack.sharing.ProvideSharedPlugin({ provides: provided(ROOT) })
      : new webpack.container.ModuleFederationPlugin({
          name: mfName,
          library: { type: 'window', name: mfName },
          filename: 'entry.[contenthash:8].js',
          exposes,
          shared: consumed(ROOT),
        }),
    ...(isHost ? [hintToCompile] : []),
  ];
}

const splitForHost = {
  cacheGroups: {
    vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
  },
};
// One style sheet for each remote: the page server can link it before the remote's script runs.
const splitForRemote = {
  chunks: 'async',
  cacheGroups: {
    styles: { type: 'css/mini-extract', name: 'styles', chunks: 'async', enforce: true },
  },
};

/** exposes: undefined for the shell, which is the host. */
module.exports = function makeConfig({ name, dir, exposes }) {
  return {
    name,
    context: dir,
    mode: 'production',
    devtool: 'hidden-source-map',
    entry: exposes ? {} : { main: './src/index.ts' },
    output: {
      path: path.join(dir, 'dist'),
      // Relative to the address of the script: a remote can be served elsewhere without a rebuild.
      publicPath: exposes ? 'auto' : '/assets/',
      uniqueName: `haat_${name}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      trustedTypes: { policyName: 'haat#webpack', onPolicyCreationFailure: 'stop' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [...scripts(), styles(ROOT), assets()] },
    plugins: plugins({ name, exposes, dir }),
    optimization: {
      minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false })],
      splitChunks: exposes ? splitForRemote : splitForHost,
    },
    cache: {
      type: 'filesystem',
      name: `${name}-browser`,
      buildDependencies: { config: [__filename, require.resolve('./loaders.cjs')] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};
