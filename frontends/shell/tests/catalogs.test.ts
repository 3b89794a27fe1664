import { i18n, registerCatalogs } from '@haat/platform';
import { expect, test } from 'vitest';
import { messages as en } from '@haat/platform/locales/en/messages';
import { messages as ne } from '@haat/platform/locales/ne/messages';
import { catalogs } from '../src/catalogs';

const SENTENCE = 'Use at least {n} characters.';

test.each([
  ['en', en],
  ['ne', ne],
] as const)('the page knows every word of the platform in %s', async (locale, words) => {
  const loaded = await catalogs[locale]();
  const known = Object.assign({}, ...loaded.map(({ messages }) => messages));
  expect(Object.keys(words).filter((id) => !Object.hasOwn(known, id))).toEqual([]);
});

test('an English sentence of the platform shows no placeholder', async () => {
  await registerCatalogs(catalogs);
  expect(i18n._(SENTENCE, { n: 8 })).toBe('Use at least 8 characters.');
});
