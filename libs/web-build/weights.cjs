/** Weights of the built pages: compressed bytes that a browser loads before it reacts to a tap. */
const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');
const folderOf = (name) => path.join(ROOT, 'frontends', name, 'dist');

/** The compressed file of the build; a small file is sent uncompressed. */
function sentBytes(file) {
  if (fs.existsSync(`${file}.br`)) return fs.statSync(`${file}.br`).size;
  return fs.statSync(file).size;
}

function open(name) {
  const file = path.join(folderOf(name), 'manifest.json');
  if (!fs.existsSync(file)) throw new Error(`${name} is not built: npm run build`);
  const weigh = (files) =>
    files.reduce((sum, one) => sum + sentBytes(path.join(folderOf(name), one)), 0);
  return { manifest: JSON.parse(fs.readFileSync(file, 'utf8')), weigh };
}

/** All figures are bytes. */
exports.weights = function weights() {
  const [shell, vendor, dashboard] = ['shell', 'vendor', 'dashboard'].map(open);
  const frame = shell.weigh(shell.manifest.js);
  const entryOf = ({ manifest, weigh }) => weigh([manifest.entry]);
  const areaOf = (remote, name) =>
    remote.weigh(remote.manifest.exposes[name].js) + entryOf(remote);
  const shop = areaOf(vendor, 'VendorRoutes');
  const page = (name) => frame + shell.weigh(shell.manifest.pages[name].js);
  const english = shell.manifest.fonts.filter((file) => !/deva-\d/.test(file));
  return {
    home: page('home'),
    product: page('product'),
    search: page('search'),
    vendor: frame + shop,
    vendorEntry: entryOf(vendor),
    dashboardEntry: entryOf(dashboard),
    sellerArea: areaOf(dashboard, 'SellerRoutes'),
    styles: shell.weigh(shell.manifest.css),
    englishFonts: shell.weigh(english),
  };
};
