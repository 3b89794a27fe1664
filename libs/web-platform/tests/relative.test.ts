import { expect, test } from 'vitest';
import { formatRelative } from '../src/format/relative';

const NOW = Date.UTC(2026, 10, 20, 6);
const SECONDS = {
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
};
const MAX = { minute: 59, hour: 23, day: 6, week: 4, month: 12, year: 40 };
const browser = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'long' });
const units = Object.keys(SECONDS) as (keyof typeof SECONDS)[];
const moment = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

test.each(units)('each %s before and after is written as the browser does', (unit) => {
  for (let count = -MAX[unit]; count <= MAX[unit]; count++) {
    if (count === 0) continue;
    const text = formatRelative(moment(count * SECONDS[unit]), 'en', NOW);
    expect(text).toBe(browser.format(count, unit));
  }
});

type Row = [unit: keyof typeof SECONDS, english: string[], nepali: string[]];
// Five weeks are a month.
const WRITTEN: Row[] = [
  ['minute', ['1 minute', '2 minutes', '5 minutes'], ['१ मिनेट', '२ मिनेट', '५ मिनेट']],
  ['hour', ['1 hour', '2 hours', '5 hours'], ['१ घण्टा', '२ घण्टा', '५ घण्टा']],
  ['day', ['1 day', '2 days', '5 days'], ['१ दिन', '२ दिन', '५ दिन']],
  ['week', ['1 week', '2 weeks'], ['१ हप्ता', '२ हप्ता']],
  ['month', ['1 month', '2 months', '5 months'], ['१ महिना', '२ महिना', '५ महिना']],
  ['year', ['1 year', '2 years', '5 years'], ['१ वर्ष', '२ वर्ष', '५ वर्ष']],
];
const counts = (spans: string[]) => [1, 2, 5].slice(0, spans.length);

test.each(WRITTEN)('1, 2 and 5 of a %s are written in both languages', (unit, en, ne) => {
  const at = (count: number, locale: 'en' | 'ne') =>
    formatRelative(moment(count * SECONDS[unit]), locale, NOW);
  const all = counts(en);
  expect(all.map((n) => at(n, 'en'))).toEqual(en.map((span) => `in ${span}`));
  expect(all.map((n) => at(-n, 'en'))).toEqual(en.map((span) => `${span} ago`));
  expect(all.map((n) => at(n, 'ne'))).toEqual(ne.map((span) => `${span}मा`));
  expect(all.map((n) => at(-n, 'ne'))).toEqual(ne.map((span) => `${span} अघि`));
});

test.each([-59, 0, 59])('%s seconds away is now', (seconds) => {
  expect(formatRelative(moment(seconds), 'en', NOW)).toBe('now');
  expect(formatRelative(moment(seconds), 'ne', NOW)).toBe('अहिले');
});
