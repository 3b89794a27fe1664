const makeConfig = require('../../libs/web-build/webpack.factory.cjs');

module.exports = makeConfig({
  name: 'vendor',
  dir: __dirname,
  exposes: { './VendorRoutes': './src/index.ts' },
});
