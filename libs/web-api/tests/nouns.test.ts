import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { browserDocument } from '../generator/document.mjs';
import { NOUNS, nounOf } from '../generator/nouns.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(import.meta.dirname, '../src/generated');
const read = (...parts: string[]) => fs.readFileSync(path.join(...parts), 'utf8');
const contract = JSON.parse(read(ROOT, 'gateway/openapi.json')) as Parameters<
  typeof browserDocument
>[0];
const { paths } = browserDocument(contract);
const operations = Object.entries(paths).flatMap(([address, item]) =>
  Object.values(item).map(({ operationId }) => ({ address, operationId })),
);
const files = fs.readdirSync(FOLDER);
const homesOf = (operationId: string) =>
  files.filter((file) =>
    new RegExp(`^ {4}${operationId}: build\\.`, 'm').test(read(FOLDER, file)),
  );

test.each(operations)('$operationId is in one file', ({ address, operationId }) => {
  expect(homesOf(operationId)).toEqual([`${nounOf(address) ?? 'none'}.ts`]);
});

test('every row of the table holds operations', () => {
  const used = new Set(operations.map(({ address }) => nounOf(address)));
  expect([...new Set(Object.values(NOUNS))].filter((noun) => !used.has(noun))).toEqual(
    [],
  );
});

test('a response is what the base query answers: without its envelope', () => {
  const { schema } =
    paths['/webui/product/{slug}']?.get?.responses['200']?.content?.[
      'application/json'
    ] ?? {};
  expect(schema).toEqual({ $ref: '#/components/schemas/ProductPage' });
});

test('a page has its links and meta', () => {
  const { schema } =
    paths['/enquiries']?.get?.responses['200']?.content?.['application/json'] ?? {};
  expect(schema).toEqual({ $ref: '#/components/schemas/EnquiryPage' });
});

test('no operation takes a header of the base query or a cookie', () => {
  const places = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ parameters }) => parameters)
    .filter(({ name }) => name !== 'Idempotency-Key')
    .map((parameter) => parameter.in);
  expect(new Set(places)).toEqual(new Set(['path', 'query']));
});
