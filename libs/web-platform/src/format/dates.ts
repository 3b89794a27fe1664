/** UTC is stored, Kathmandu is shown (D36). */
import type { Locale } from '../page-config';
import { NEPALI_MONTHS, inDevanagari, nepaliRelative } from './devanagari';
import { lazily } from './lazily';

const MINUTE_MS = 60_000;
/** 5:30 before UTC until the end of 1985, 5:45 since; nobody sets a clock forward in summer. */
const SINCE_1986 = { from: Date.UTC(1985, 11, 31, 18, 30), minutes: 345 };
const BEFORE_MINUTES = 330;
/** As Britain shortens them. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

const relative = lazily(
  () => new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' }),
);

/** `2026-11-20T18:30:…`: what stands on a clock there. Not by the browser's formatter, which is dear (ADR 30). */
function inKathmandu(iso: string): string {
  const at = new Date(iso).getTime();
  const minutes = at < SINCE_1986.from ? BEFORE_MINUTES : SINCE_1986.minutes;
  return new Date(at + minutes * MINUTE_MS).toISOString();
}

/** 20 Nov 2026 or २० नोभेम्बर २०२६ */
export function formatDate(iso: string, locale: Locale): string {
  const [year, month, day] = kathmanduDay(iso);
  if (locale !== 'ne') return `${day} ${MONTHS[month - 1]} ${year}`;
  return inDevanagari(`${day} ${NEPALI_MONTHS[month - 1]} ${year}`);
}

/** 18:30 */
export function formatTime(iso: string, locale: Locale): string {
  const text = inKathmandu(iso).slice(11, 16);
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
  const [year = 0, month = 1, day = 1] = isoDay(new Date(iso)).split('-').map(Number);
  return [year, month, day];
}

/** `2026-11-20`: a day of Kathmandu, as the API writes days. */
export const isoDay = (at: Date): string => inKathmandu(at.toISOString()).slice(0, 10);
