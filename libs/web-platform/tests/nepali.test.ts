import { expect, test } from 'vitest';
import { formatDate, formatNumber, formatRelative } from '../src';

const AT = '2026-11-20T06:00:00Z';
const now = new Date(AT).getTime();

test('Nepali figures do not depend on the locale data of the browser', () => {
  expect(formatNumber(145000.5, 'ne')).toBe('१,४५,०००.५');
  expect(formatDate(AT, 'ne')).toBe('२० नोभेम्बर २०२६');
});

test('elapsed time is formatted in both languages', () => {
  const past = new Date(now - 4 * 60_000).toISOString();
  expect(formatRelative(past, 'ne', now)).toBe('४ मिनेट अघि');
  expect(formatRelative(past, 'en', now)).toMatch(/^4 min/);
  expect(formatRelative(AT, 'ne', now)).toBe('अहिले');
  expect(formatRelative(AT, 'en', now)).toBe('now');
});
