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
const MOST = { minute: 59, hour: 23, day: 6, week: 4, month: 12, year: 40 };
const browser = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const units = Object.keys(SECONDS) as (keyof typeof SECONDS)[];
const moment = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

test.each(units)(
  'each %s that is gone by or to come is told as the browser tells it',
  (unit) => {
    for (let count = -MOST[unit]; count <= MOST[unit]; count++) {
      if (count === 0) continue;
      const told = formatRelative(moment(count * SECONDS[unit]), 'en', NOW);
      expect(told).toBe(browser.format(count, unit));
    }
  },
);

test.each([-59, 0, 59])('%s seconds away is now', (seconds) => {
  expect(formatRelative(moment(seconds), 'en', NOW)).toBe('now');
  expect(formatRelative(moment(seconds), 'ne', NOW)).toBe('अहिले');
});
