/** UTC is stored, Kathmandu time is displayed (D36). */
import type { Locale } from '../page-config';
import { NEPALI_MONTHS, inDevanagari } from './devanagari';

const MINUTE_MS = 60_000;
/** 5:30 before UTC until the end of 1985, 5:45 since; nobody sets a clock forward in summer. */
const SINCE_1986 = { from: Date.UTC(1985, 11, 31, 18, 30), minutes: 345 };
const BEFORE_MINUTES = 330;
/** As Britain shortens them. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** `2026-11-20T18:30:…`: the local clock time there. No Intl formatter, because the first one is slow (ADR 27). */
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

/** The calendar day in Kathmandu, as numbers: month from 1. */
export function kathmanduDay(iso: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = isoDay(new Date(iso)).split('-').map(Number);
  return [year, month, day];
}

/** `2026-11-20`: a day of Kathmandu, as the API writes days. */
export const isoDay = (at: Date): string => inKathmandu(at.toISOString()).slice(0, 10);
