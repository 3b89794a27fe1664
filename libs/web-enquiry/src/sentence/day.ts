/** Until when, of a sentence: `15 Poush`, `30 Dec 2026`, `within 10 days`. */
import {
  bikramSambatYear,
  dayOfBikramSambat,
  inLatinDigits,
  isoDay,
  kathmanduDay,
} from '@haat/platform';
import { monthOf, type Month } from '@haat/ui';

/** `rest`: the sentence without it, so that its numbers are no quantity. */
export type ReadDay = { day: string; rest: string };
type DayMatch = { at: string; day: string | undefined };

const NAME = '(\\p{L}[\\p{L}\\p{M}]*)';
const YEAR = '(?:\\s*,?\\s+(20\\d\\d))?(?!\\d)';
const DAY_FIRST = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${NAME}${YEAR}`,
  'giu',
);
const MONTH_FIRST = new RegExp(`${NAME}\\s+(\\d{1,2})(?:st|nd|rd|th)?${YEAR}`, 'giu');
const ISO = /(?<!\d)20\d\d-\d\d-\d\d(?!\d)/g;
const AHEAD =
  /(?<!\p{L})(?:within|in)\s+(\d{1,3})\s+(day|week|month)s?|(\d{1,3})\s*(दिन|हप्ता|महिना)\s*(?:भित्र|मा|सम्म)/giu;
const DAYS: Record<string, number> = {
  day: 1,
  week: 7,
  month: 30,
  दिन: 1,
  हप्ता: 7,
  महिना: 30,
};
const DAY_MS = 86_400_000;

/** Undefined for a day before `today` (`2026-11-20`). */
export function readDay(text: string, today: string): ReadDay | undefined {
  const latin = inLatinDigits(text);
  const all = [...named(latin, today), ...iso(latin), ...ahead(latin, today)];
  const match = all.find(({ day }) => day && day >= today);
  return match?.day ? { day: match.day, rest: latin.replace(match.at, ' ') } : undefined;
}

function* named(text: string, today: string): Generator<DayMatch> {
  for (const [at, day, name = '', year] of text.matchAll(DAY_FIRST)) {
    yield { at, day: dayIn(monthOf(name), Number(day), year, today) };
  }
  for (const [at, name = '', day, year] of text.matchAll(MONTH_FIRST)) {
    yield { at, day: dayIn(monthOf(name), Number(day), year, today) };
  }
}

function* iso(text: string): Generator<DayMatch> {
  for (const [at] of text.matchAll(ISO)) yield { at, day: gregorian(at) };
}

function* ahead(text: string, today: string): Generator<DayMatch> {
  for (const [at, count, unit, countNe, unitNe] of text.matchAll(AHEAD)) {
    const days =
      Number(count ?? countNe) * (DAYS[(unit ?? unitNe ?? '').toLowerCase()] ?? 0);
    yield { at, day: isoDay(new Date(Date.parse(`${today}T06:00:00Z`) + days * DAY_MS)) };
  }
}

/** Without a year the next such day. */
function dayIn(
  month: Month | undefined,
  day: number,
  year: string | undefined,
  today: string,
): string | undefined {
  if (!month) return undefined;
  const ofYear = (of: number) =>
    month.isBikramSambat
      ? dayOfBikramSambat(of, month.month, day)
      : gregorian([of, pad(month.month), pad(day)].join('-'));
  if (year) return ofYear(Number(year));
  const current = month.isBikramSambat ? bikramSambatYear(today) : kathmanduDay(today)[0];
  const next = ofYear(current);
  return next && next >= today ? next : ofYear(current + 1);
}

const pad = (number: number) => String(number).padStart(2, '0');

/** Undefined for a day that does not exist, such as 31 November. */
function gregorian(day: string): string | undefined {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
    ? day
    : undefined;
}
