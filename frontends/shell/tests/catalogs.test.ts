import { expect, test } from 'vitest';
import { messages as en } from '@haat/platform/locales/en/messages';
import { messages as ne } from '@haat/platform/locales/ne/messages';
import { catalogs } from '../src/catalogs';

test.each([
  ['en', en],
  ['ne', ne],
] as const)(
  'the page knows every word of the platform in %s',
  async (locale, messages) => {
    const loaded = await catalogs[locale]();
    const existing = Object.assign({}, ...loaded.map(({ messages }) => messages));
    expect(Object.keys(messages).filter((id) => !Object.hasOwn(existing, id))).toEqual(
      [],
    );
  },
);
