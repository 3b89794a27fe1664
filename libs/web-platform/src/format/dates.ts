/** UTC is stored, Kathmandu is shown (D36). */
import type { Locale } from '../page-config';

const ZONE = 'Asia/Kathmandu';
const tag = (locale: Locale) => (locale === 'ne' ? 'ne-NP' : 'en-GB');

/** 20 Nov 2026 */
export const formatDate = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tag(locale), {
    timeZone: ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(iso));

/** 18:30 */
export const formatTime = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tag(locale), {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** 4 minutes ago, in 3 days */
export function formatRelative(iso: string, locale: Locale, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step
    ? words.format(Math.trunc(seconds / step[1]), step[0])
    : words.format(0, 'second');
}

/** The calendar day in Kathmandu, as numbers: month from 1. */
export function kathmanduDay(iso: string): [year: number, month: number, day: number] {
  const text = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date(iso));
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return [year, month, day];
}
