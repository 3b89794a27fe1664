/**
 * Adds entries for optional packages of other platforms that the registry in use does not have.
 * Without them `npm ci` refuses the lock file as incomplete. Linux never downloads them.
 */
const fs = require('node:fs');

const FILE = process.argv[2] ?? 'package-lock.json';
const SYSTEMS = [
  'darwin',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
];
const CPUS = [
  'wasm32',
  'arm64',
  'arm',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
];

const systemOf = (name) =>
  SYSTEMS.find((system) => name.includes(system)) ??
  (name.includes('linux') ? 'linux' : 'none');
const cpuOf = (name) =>
  CPUS.find((cpu) => name.includes(cpu)) ??
  (name.includes('ia32') ? 'ia32' : name.includes('x64') ? 'x64' : 'none');

const parentOf = (folder) =>
  folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));

/** Searches like Node: next to the package, then one folder up, and so on. */
function isLocked(packages, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

function missing(packages) {
  const ranges = {};
  for (const [from, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (!isLocked(packages, from, name)) ranges[name] = range;
    }
  }
  return ranges;
}

const lock = JSON.parse(fs.readFileSync(FILE, 'utf8'));
const added = Object.entries(missing(lock.packages));
for (const [name, range] of added) {
  lock.packages[`node_modules/${name}`] = {
    version: range.replace(/^[\^~]/, ''),
    cpu: [cpuOf(name)],
    dev: true,
    optional: true,
    os: [systemOf(name)],
  };
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
fs.writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`added ${added.length} entries to ${FILE}`);
