/** Relative time. Our own code, because the first Intl formatter costs a slow phone 90 ms (ADR 27). */
import type { Locale } from '../page-config';
import { nepaliRelative } from './devanagari';

type Unit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';
type Words = { many: string; last: string; next: string };

const SECONDS: [unit: Unit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const shortened = (many: string): Words => ({
  many,
  last: `last ${many}`,
  next: `next ${many}`,
});
const counted = (many: string): Words => ({
  many,
  last: `1 ${many} ago`,
  next: `in 1 ${many}`,
});
const ENGLISH: Record<Unit, Words> = {
  year: shortened('yr.'),
  month: shortened('mo.'),
  week: shortened('wk.'),
  day: { many: 'days', last: 'yesterday', next: 'tomorrow' },
  hour: counted('hr.'),
  minute: counted('min.'),
};

function englishRelative(value: number, unit: Unit): string {
  const { many, last, next } = ENGLISH[unit];
  if (value === -1) return last;
  if (value === 1) return next;
  return value < 0 ? `${-value} ${many} ago` : `in ${value} ${many}`;
}

/** `4 min. ago`, `in 3 days`, `४ मिनेट अघि`; under a minute it is now. */
export function formatRelative(iso: string, locale: Locale, now = Date.now()): string {
  const away = (new Date(iso).getTime() - now) / 1000;
  const step = SECONDS.find(([, seconds]) => Math.abs(away) >= seconds);
  if (!step) return locale === 'ne' ? 'अहिले' : 'now';
  const [unit, seconds] = step;
  const value = Math.trunc(away / seconds);
  return locale === 'ne' ? nepaliRelative(value, unit) : englishRelative(value, unit);
}
