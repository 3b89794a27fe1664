/** The modules that exist once on a page (ADR 6). Everything else is built into each front end. */
const path = require('node:path');

const versionOf = (root, name) =>
  require(require.resolve(`${name}/package.json`, { paths: [root] })).version;

const REACT = [
  ['react', 'react'],
  ['react/jsx-runtime', 'react'],
  ['react-dom', 'react-dom'],
];

/** [module, version, whether a remote that was built for another version is refused]. */
function versions(root) {
  const platform = require(path.join(root, 'libs/web-platform/package.json')).version;
  return [
    ...REACT.map(([key, name]) => [key, versionOf(root, name), false]),
    ['@haat/platform', platform, true],
  ];
}

/** For the shell: it provides its copies to all, and uses them without a look-up. */
exports.provided = (root) =>
  Object.fromEntries(
    versions(root).map(([key, version]) => [
      key,
      { shareKey: key, version, eager: true },
    ]),
  );

/** For a remote: it uses the copies of the shell and contains none (import: false). */
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
