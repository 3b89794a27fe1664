/** Loader rules shared by the browser and the server builds. */
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

// Macros compile to imports of the platform, so that all remotes share one i18n context.
const LINGUI_BY_PLATFORM = {
  runtimeModules: {
    i18n: ['@haat/platform', 'i18n'],
    trans: ['@haat/platform', 'Trans'],
    useLingui: ['@haat/platform', 'useLingui'],
  },
};

const swc = (lingui) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [[require.resolve('@lingui/swc-plugin'), lingui]] },
    },
  },
});

exports.LINGUI_BY_PLATFORM = LINGUI_BY_PLATFORM;

exports.scripts = () => [
  { test: /\.tsx?$/, include: /web-platform/, use: swc({}) },
  { test: /\.tsx?$/, exclude: /node_modules|web-platform/, use: swc(LINGUI_BY_PLATFORM) },
];

exports.styles = (root) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: require.resolve('css-loader'),
      options: { importLoaders: 1, import: false },
    },
    {
      loader: require.resolve('postcss-loader'),
      options: {
        postcssOptions: {
          config: false,
          plugins: [['@tailwindcss/postcss', { base: root, optimize: true }]],
        },
      },
    },
  ],
});

exports.assets = (emit = true) => ({
  test: /\.(woff2|svg|webp|png)$/,
  type: 'asset/resource',
  generator: { emit },
});
