/** The modules that exist once on a page. Everything else is built into each front end. */
const path = require('node:path');

const versionOf = (root, name) =>
  require(require.resolve(`${name}/package.json`, { paths: [root] })).version;

const REACT = [
  ['react', 'react'],
  ['react/jsx-runtime', 'react'],
  ['react-dom', 'react-dom'],
];

/** [module, version, whether a remote built for another one is refused]. */
function versions(root) {
  const platform = require(path.join(root, 'libs/web-platform/package.json')).version;
  return [
    ...REACT.map(([key, name]) => [key, versionOf(root, name), false]),
    ['@haat/platform', platform, true],
  ];
}

/** The host's: it gives its own copies to all, and needs no look-up to use them itself. */
exports.provided = (root) =>
  Object.fromEntries(
    versions(root).map(([key, version]) => [
      key,
      { shareKey: key, version, eager: true },
    ]),
  );

/** A remote's: it takes the host's and never brings a second copy (import: false). */
exports.consumed = (root) => {
  const shared = Object.fromEntries(
    versions(root).map(([key, version, strictVersion]) => [
      key,
      {
        shareKey: key,
        singleton: true,
        strictVersion,
        requiredVersion: `^${version}`,
        import: false,
      },
    ]),
  );
  // Generated endpoints are injected into the one API object, which the platform exports.
  return { ...shared, '@haat/api': shared['@haat/platform'] };
};
