/** Every code that the API sends is worded in both languages, by the params it comes with. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messages as en } from '../src/refusals/locales/en/messages';
import { messages as ne } from '../src/refusals/locales/ne/messages';
import { REFUSAL_MESSAGES, translateRefusal } from '../src/refusals/translate-refusal';

const LIST = path.resolve(import.meta.dirname, '../../../gateway/refusals.json');
/** Code to the names of its params. */
const SENT = JSON.parse(fs.readFileSync(LIST, 'utf8')) as Record<string, string[]>;

/** The names in a compiled message: `['At most ', ['max'], '.']`, also those in its choices. */
function namesIn(message: unknown): string[] {
  const places = (Array.isArray(message) ? message : []).filter(Array.isArray) as [
    string,
    string?,
    Record<string, unknown>?,
  ][];
  return places.flatMap(([name, , choices = {}]) => [
    name,
    ...Object.values(choices).flatMap(namesIn),
  ]);
}

test('every code has its message, and no message is without a code', () => {
  expect(Object.keys(REFUSAL_MESSAGES).sort()).toEqual(Object.keys(SENT).sort());
});

test.each([
  ['en', en],
  ['ne', ne],
] as const)('the messages in %s name only params that are sent', (_, messages) => {
  const wrong = Object.entries(REFUSAL_MESSAGES).flatMap(([code, { id }]) => {
    const message = messages[id] as unknown;
    if (message === undefined || message === '') return [`${code} has no message`];
    const sent = (SENT[code] ?? []).flatMap((name) => [name, `${name}Form`]);
    return namesIn(message)
      .filter((name) => !sent.includes(name))
      .map((name) => `${code} names ${name}`);
  });
  expect(wrong).toEqual([]);
});

const reason = (code: string, params: Record<string, string> = {}) => ({ code, params });

test.each([
  [reason('too_long', { n: '20000' }), 'Use at most 20,000 characters.'],
  [reason('too_long', { n: '1' }), 'Use at most 1 character.'],
  [reason('too_small', { n: '1900' }), 'This must be at least 1900.'],
  [reason('not_above', { n: '0.5' }), 'This must be more than 0.5.'],
  [reason('too_early', { n: '2000-01-01' }), 'This must be 1 Jan 2000 or later.'],
  [reason('of_a_newer_service'), 'Sold out.'],
])('%j is worded in English', (given, worded) => {
  expect(translateRefusal(given, 'Sold out.', 'en')).toBe(worded);
});

test.each([
  [reason('too_long', { n: '20000' }), 'बढीमा २०,००० अक्षर राख्नुहोस्।'],
  [reason('too_early', { n: '2000-01-01' }), 'यो १ जनवरी २००० वा त्यसपछि हुनुपर्छ।'],
  [
    reason('number_unreachable', { countries: 'NP,IN' }),
    'हामी यी देशका मोबाइल नम्बरमा मात्र कोड पठाउन सक्छौँ: नेपाल, भारत।',
  ],
  [reason('of_a_newer_service'), 'यो स्वीकार भएन: Sold out.'],
])('%j is worded in Nepali', (given, worded) => {
  expect(translateRefusal(given, 'Sold out.', 'ne')).toBe(worded);
});
