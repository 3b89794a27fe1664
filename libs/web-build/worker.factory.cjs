/** The service worker: one script of the shell, with the parts of Workbox that it uses. */
const path = require('node:path');
const webpack = require('webpack');
const Minimizer = require('minimizer-webpack-plugin');
const { buildLabel } = require('./build-label.cjs');

const SHELL = path.resolve(__dirname, '../../frontends/shell');

module.exports = function makeWorkerConfig() {
  const { version } = require(path.join(SHELL, 'package.json'));
  return {
    name: 'service-worker',
    context: SHELL,
    mode: 'production',
    target: 'webworker',
    devtool: false,
    entry: { sw: './service-worker/main.mjs' },
    output: {
      path: path.join(SHELL, 'dist'),
      filename: '[name].js',
      // Written at each build, because files of the folder are deleted by their age.
      compareBeforeEmit: false,
    },
    plugins: [new webpack.DefinePlugin(buildLabel(version))],
    optimization: {
      minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};
