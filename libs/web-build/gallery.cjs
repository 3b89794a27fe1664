/** node gallery.cjs [--serve]: a page with every component of web-ui, for developers only. */
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { assets, scripts, styles } = require('./loaders.cjs');
const { buildLabel } = require('./build-label.cjs');

const ROOT = path.resolve(__dirname, '../..');
const SOURCE = path.join(ROOT, 'libs/web-ui/gallery');
const DIST = path.join(SOURCE, 'dist');
const PORT = Number(process.env.PORT ?? 8099);
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>@haat/ui</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="gallery.css"><script defer src="gallery.js"></script></head>
<body><div id="root"></div></body></html>
`;

const config = {
  name: 'gallery',
  context: SOURCE,
  mode: 'production',
  devtool: false,
  entry: './index.tsx',
  output: { path: DIST, filename: 'gallery.js', publicPath: 'auto', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [...scripts(), styles(ROOT), assets()] },
  plugins: [
    new MiniCssExtractPlugin({ filename: 'gallery.css' }),
    new webpack.DefinePlugin(buildLabel('gallery')),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
  optimization: { minimize: false },
  performance: { hints: false },
  stats: 'errors-warnings',
};

function serve() {
  http
    .createServer((request, response) => {
      const { pathname } = new URL(request.url, 'http://gallery');
      const file = path.join(DIST, path.basename(pathname));
      if (!fs.existsSync(file) || !fs.statSync(file).isFile()) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        return response.end(PAGE);
      }
      const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type });
      fs.createReadStream(file).pipe(response);
    })
    .listen(PORT, '127.0.0.1', () => console.log(`http://127.0.0.1:${PORT}/`));
}

webpack(config, (error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error?.message ?? stats.toString('errors-only'));
    return process.exit(1);
  }
  fs.writeFileSync(path.join(DIST, 'index.html'), PAGE);
  if (process.argv.includes('--serve')) serve();
});
