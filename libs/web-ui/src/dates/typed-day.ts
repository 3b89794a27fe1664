/** A day as people type it, in either calendar and script. */
import { bikramSambatYear, dayOfBikramSambat, inLatinDigits } from '@haat/platform';
import { monthOf, type Month } from './months';

/** Years from here on are of Bikram Sambat. */
const FIRST_BS_YEAR = 2060;
const NUMERIC = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const NAMED = /^(\d{1,2})\s+(\p{L}[\p{L}\p{M}]*)(?:[\s,]+(\d{4}))?$/u;
const MONTH_FIRST = /^(\p{L}[\p{L}\p{M}]*)\s+(\d{1,2})(?:[\s,]+(\d{4}))?$/u;

/** `2083-08-12`, `2026/11/28`, `१२ मंसिर`, `28 Nov 2026`: the ISO day, undefined for others. */
export function readTypedDay(typed: string, today: string): string | undefined {
  const text = inLatinDigits(typed).trim();
  const [, year, month, day] = NUMERIC.exec(text) ?? [];
  if (year) {
    const isBikramSambat = Number(year) >= FIRST_BS_YEAR;
    return dayOf(Number(year), { month: Number(month), isBikramSambat }, Number(day));
  }
  const dayFirst = NAMED.exec(text);
  const [, first, second, named] = dayFirst ?? MONTH_FIRST.exec(text) ?? [];
  const of = monthOf((dayFirst ? second : first) ?? '');
  const number = Number(dayFirst ? first : second);
  return of && dayOf(named ? Number(named) : yearOf(of, today), of, number);
}

const yearOf = (month: Month, today: string): number =>
  month.isBikramSambat ? bikramSambatYear(today) : Number(today.slice(0, 4));

function dayOf(year: number, of: Month, day: number): string | undefined {
  if (of.isBikramSambat) return dayOfBikramSambat(year, of.month, day);
  const iso = [year, pad(of.month), pad(day)].join('-');
  const at = new Date(`${iso}T00:00:00Z`);
  // 31 November does not exist.
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso);
  return isReal ? iso : undefined;
}

const pad = (number: number) => String(number).padStart(2, '0');
