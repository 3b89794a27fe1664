/** UTC is stored, Kathmandu is shown (D36). */
import type { Locale } from '../page-config';
import { NEPALI_MONTHS, inDevanagari, nepaliRelative } from './devanagari';
import { lazily } from './lazily';

const ZONE = 'Asia/Kathmandu';

const dates = (tag: string, parts: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(tag, { timeZone: ZONE, ...parts }));

const day = dates('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const clock = dates('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const numbers = dates('en-CA', {});
const relative = lazily(
  () => new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' }),
);

/** 20 Nov 2026 or २० नोभेम्बर २०२६ */
export function formatDate(iso: string, locale: Locale): string {
  if (locale !== 'ne') return day().format(new Date(iso));
  const [year, month, date] = kathmanduDay(iso);
  return inDevanagari(`${date} ${NEPALI_MONTHS[month - 1]} ${year}`);
}

/** 18:30 */
export function formatTime(iso: string, locale: Locale): string {
  const text = clock().format(new Date(iso));
  return locale === 'ne' ? inDevanagari(text) : text;
}

type Step = [unit: Intl.RelativeTimeFormatUnit, seconds: number];
const STEPS: Step[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
// Under a minute it is now: no second is counted.
const NOW: Step = ['second', Infinity];

/** 4 minutes ago, in 3 days */
export function formatRelative(iso: string, locale: Locale, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const [unit, size] = STEPS.find((step) => Math.abs(seconds) >= step[1]) ?? NOW;
  const value = Math.trunc(seconds / size);
  if (locale === 'ne') return nepaliRelative(value, unit);
  return relative().format(value, unit);
}

/** The calendar day in Kathmandu, as numbers: month from 1. */
export function kathmanduDay(iso: string): [year: number, month: number, day: number] {
  const text = numbers().format(new Date(iso));
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return [year, month, day];
}

/** `2026-11-20`: a day of Kathmandu, as the API writes days. */
export function isoDay(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [year, month, day] = kathmanduDay(at.toISOString());
  return `${year}-${two(month)}-${two(day)}`;
}
