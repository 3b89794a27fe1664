const makeConfig = require('../../libs/web-build/webpack.factory.cjs');

module.exports = makeConfig({ name: 'shell', dir: __dirname });
