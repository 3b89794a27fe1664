/** The four modules that exist once on a page. Everything else is built into each front end. */
const path = require('node:path');

const versionOf = (root, name) =>
  require(require.resolve(`${name}/package.json`, { paths: [root] })).version;

const REACT = [
  ['react', 'react'],
  ['react/jsx-runtime', 'react'],
  ['react-dom', 'react-dom'],
];

/** The host carries them (eager); a remote never brings a second copy (import: false). */
exports.shared = function shared(root, isHost) {
  const own = isHost ? { eager: true } : { import: false };
  const entry = (version, strictVersion) => ({
    singleton: true,
    strictVersion,
    version,
    requiredVersion: `^${version}`,
    ...own,
  });
  const modules = {};
  for (const [key, name] of REACT) modules[key] = entry(versionOf(root, name), false);
  const platform = require(path.join(root, 'libs/web-platform/package.json')).version;
  modules['@haat/platform'] = entry(platform, true);
  return modules;
};
