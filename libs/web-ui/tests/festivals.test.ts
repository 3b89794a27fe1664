/** Festivals that are the same day of Bikram Sambat in each year. */
import { formatBikramSambat } from '@haat/platform';
import { expect, test } from 'vitest';
import { FESTIVALS } from '../src/dates/festivals';

const DAY_MS = 24 * 3600 * 1000;

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString();

test.each([
  ['Maghe Sankranti', /^30 Poush 2083$/],
  ['Tamu Lhosar', /^14 Poush 2083$/],
  ['Nepali New Year', /^30 Chaitra 2083$/],
])('%s is the day after %s', (name, before) => {
  const day = FESTIVALS.find(({ label }) => label.message === name)?.from ?? '';
  expect(formatBikramSambat(dayBefore(day), 'en')).toMatch(before);
});
