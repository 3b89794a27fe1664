/** Relative time. Our own code, because the first Intl formatter costs a slow phone 90 ms (ADR 27). */
import type { Locale } from '../page-config';
import { nepaliRelative } from './devanagari';

type Unit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

const SECONDS: [unit: Unit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** As `Intl.RelativeTimeFormat` with `numeric: 'always'` and `style: 'long'`. */
function englishRelative(value: number, unit: Unit): string {
  const count = Math.abs(value);
  const text = `${count} ${count === 1 ? unit : `${unit}s`}`;
  return value < 0 ? `${text} ago` : `in ${text}`;
}

/** `4 minutes ago`, `in 1 day`, `४ मिनेट अघि`; under a minute it is now. */
export function formatRelative(iso: string, locale: Locale, now = Date.now()): string {
  const away = (new Date(iso).getTime() - now) / 1000;
  const step = SECONDS.find(([, seconds]) => Math.abs(away) >= seconds);
  if (!step) return locale === 'ne' ? 'अहिले' : 'now';
  const [unit, seconds] = step;
  const value = Math.trunc(away / seconds);
  return locale === 'ne' ? nepaliRelative(value, unit) : englishRelative(value, unit);
}
