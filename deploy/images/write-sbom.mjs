/** write-sbom.mjs NAME ROOT: the bill of materials (CycloneDX 1.5) of a front end's image, printed. */
import fs from 'node:fs';
import path from 'node:path';

const [name, root] = process.argv.slice(2);

const component = (named, version, purl) => ({
  type: 'library',
  'bom-ref': purl,
  name: named,
  version,
  purl,
});

function debianPackages() {
  const folder = path.join(root, 'var/lib/dpkg/status.d');
  return fs.readdirSync(folder).map((file) => {
    const status = fs.readFileSync(path.join(folder, file), 'utf8');
    const [, version] = /^Version: (.*)$/m.exec(status);
    return component(file, version, `pkg:deb/debian/${file}@${version}`);
  });
}

/** What the lock says the pages are built from; tools of the build are marked there. */
function npmPackages() {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev, link, optional }]) => place && !dev && !link && !optional)
    .filter(([place]) => place.includes('node_modules/'))
    .map(([place, { version }]) => {
      const named = place.split('node_modules/').at(-1);
      return component(named, version, `pkg:npm/${named.replace('@', '%40')}@${version}`);
    });
}

const node = component(
  'node',
  process.versions.node,
  `pkg:generic/node@${process.versions.node}`,
);
const found = [...debianPackages(), ...npmPackages(), node];
const components = [...new Map(found.map((each) => [each.purl, each])).values()];
const document = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'container', name: `haat/${name}` } },
  components: components.sort((one, other) => (one.purl < other.purl ? -1 : 1)),
};
console.log(JSON.stringify(document, null, 1));
