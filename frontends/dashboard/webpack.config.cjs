const makeConfig = require('../../libs/web-build/webpack.factory.cjs');

module.exports = makeConfig({
  name: 'dashboard',
  dir: __dirname,
  exposes: {
    './BuyerRoutes': './src/buyer.ts',
    './SellerRoutes': './src/seller.ts',
    './AdminRoutes': './src/admin.ts',
    './MessagesRoutes': './src/messages.ts',
  },
});
