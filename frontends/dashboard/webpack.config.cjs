const makeConfig = require('../../libs/web-build/webpack.factory.cjs');

module.exports = makeConfig({
  name: 'dashboard',
  dir: __dirname,
  exposes: {
    './BuyerRoutes': './src/app/buyer.ts',
    './SellerRoutes': './src/app/seller.ts',
    './AdminRoutes': './src/app/admin.ts',
    './MessagesRoutes': './src/app/messages.ts',
  },
});
