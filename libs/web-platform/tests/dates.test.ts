import { expect, test } from 'vitest';
import { formatDate, formatTime, isoDay } from '../src/format/dates';

const HOUR_MS = 3_600_000;
const zoned = (tag: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kathmandu', ...parts });
const BROWSERS = {
  day: zoned('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  iso: zoned('en-CA', {}),
  time: zoned('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
};

/** Every 17 hours and 7 minutes: each hour of a day comes, on all days of a year. */
function* moments(from: number, to: number) {
  for (let at = from; at < to; at += 17 * HOUR_MS + 7 * 60_000) yield new Date(at);
}

test('days and times are those the browser writes for Kathmandu, from 1970 to 2083', () => {
  for (const at of moments(Date.UTC(1970, 0), Date.UTC(2084, 0))) {
    const iso = at.toISOString();
    expect(isoDay(at)).toBe(BROWSERS.iso.format(at));
    expect(formatDate(iso, 'en')).toBe(BROWSERS.day.format(at));
    expect(formatTime(iso, 'en')).toBe(BROWSERS.time.format(at));
  }
});

test.each([
  ['1985-12-31T18:29:00Z', '31 Dec 1985', '23:59'],
  ['1985-12-31T18:30:00Z', '1 Jan 1986', '00:15'],
  ['2026-11-20T18:15:00Z', '21 Nov 2026', '00:00'],
])('%s is %s, %s', (iso, day, time) => {
  expect([formatDate(iso, 'en'), formatTime(iso, 'en')]).toEqual([day, time]);
});

test('in Nepali, with its digits', () => {
  expect(formatDate('2026-11-20T18:14:00Z', 'ne')).toBe('२० नोभेम्बर २०२६');
  expect(formatTime('2026-11-20T12:45:00Z', 'ne')).toBe('१८:३०');
});

test('what is no moment is refused', () => {
  expect(() => formatDate('yesterday', 'en')).toThrow(RangeError);
});
