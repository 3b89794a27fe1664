import NepaliDate from 'nepali-date-converter';
import { expect, test } from 'vitest';
import { formatBikramSambat, formatDate } from '../src';

const DAY_MS = 24 * 3600 * 1000;
const noon = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day, 6)).toISOString();

test('every day of the tables is the day of the library, whose tables are larger', () => {
  const different = [];
  const [first, last] = [Date.UTC(1943, 3, 14, 6), Date.UTC(2027, 3, 13, 6)];
  for (let at = first; at <= last; at += DAY_MS) {
    const day = new Date(at);
    const other = new NepaliDate(
      new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()),
    );
    const iso = day.toISOString();
    if (formatBikramSambat(iso, 'en') !== other.format('D MMMM YYYY', 'en')) {
      different.push(iso);
    }
  }
  expect(different).toEqual([]);
});

test('a day is written in both languages', () => {
  expect(formatBikramSambat(noon(2026, 11, 20), 'en')).toBe('4 Mangsir 2083');
  expect(formatBikramSambat(noon(2026, 11, 20), 'ne')).toBe('४ मंसिर २०८३');
});

test('days outside the tables stay Gregorian', () => {
  for (const iso of [noon(1943, 4, 13), noon(2027, 4, 14)]) {
    expect(formatBikramSambat(iso, 'ne')).toBe(formatDate(iso, 'ne'));
  }
});
