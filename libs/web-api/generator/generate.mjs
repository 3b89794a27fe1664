/** Writes `src/generated` from `gateway/openapi.json`; `--check` only compares. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format, resolveConfig } from 'prettier';
import { browserDocument } from './document.mjs';
import { NOUNS, nounOf } from './nouns.mjs';
import { refusalsDocument, schemaTypes } from './refusals.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(import.meta.dirname, '../src/generated');
const HEAD =
  '/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */\n';

const camelCase = (noun) => noun.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const ofNoun = (noun, schemaFile) =>
  generateEndpoints({
    schemaFile,
    apiFile: '@haat/api',
    exportName: `${camelCase(noun)}Api`,
    filterEndpoints: (_name, { path: address }) => nounOf(address) === noun,
    // A GET that signs in: as a mutation it is neither repeated nor cached.
    endpointOverrides: [{ pattern: 'finishGoogle', type: 'mutation' }],
    hooks: { queries: true, lazyQueries: true, mutations: true },
    flattenArg: true,
    encodePathParams: true,
    useUnknown: true,
  });

async function refusals(contract, schemaFile) {
  const text = await generateEndpoints({
    schemaFile,
    apiFile: '@haat/api',
    useUnknown: true,
  });
  return schemaTypes(text, contract.components);
}

async function texts(contract, folder) {
  const write = (name, document) => {
    fs.writeFileSync(path.join(folder, name), JSON.stringify(document));
    return path.join(folder, name);
  };
  const schemaFile = write('openapi.json', browserDocument(contract));
  const refused = write('refusals.json', refusalsDocument(contract));
  const sources = new Map([['refusals.ts', await refusals(contract, refused)]]);
  for (const noun of new Set(Object.values(NOUNS))) {
    sources.set(`${noun}.ts`, await ofNoun(noun, schemaFile));
  }
  return sources;
}

async function generated() {
  const contract = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'gateway/openapi.json'), 'utf8'),
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-api-'));
  const layout = await resolveConfig(path.join(ROOT, 'package.json'));
  try {
    const files = [...(await texts(contract, folder))].map(async ([name, text]) => [
      name,
      await format(HEAD + text, { ...layout, parser: 'typescript' }),
    ]);
    return new Map(await Promise.all(files));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const onDisk = () =>
  new Map(
    fs
      .readdirSync(FOLDER)
      .map((name) => [name, fs.readFileSync(path.join(FOLDER, name), 'utf8')]),
  );

function check(files) {
  const present = onDisk();
  const stale = [...new Set([...files.keys(), ...present.keys()])].filter(
    (name) => files.get(name) !== present.get(name),
  );
  if (stale.length === 0) return;
  console.error(`stale: ${stale.join(', ')}: run \`npm run api:generate\``);
  process.exitCode = 1;
}

function write(files) {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER);
  for (const [name, text] of files) fs.writeFileSync(path.join(FOLDER, name), text);
}

const files = await generated();
if (process.argv.includes('--check')) check(files);
else write(files);
