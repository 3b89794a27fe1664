/** Months of Bikram Sambat for the calendar of react-day-picker, which counts in Gregorian dates. */
import { bikramSambatOf, startOfBikramSambatMonth } from '@haat/platform';
import type { DateLib } from 'react-day-picker';

const MONTHS = 12;
const pad = (number: number) => String(number).padStart(2, '0');

/** The browser's date at the start of an ISO day, and back. */
export const dateOfDay = (day: string): Date => new Date(`${day}T00:00:00`);
export const dayOfDate = (date: Date): string =>
  [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');

const partsOf = (date: Date) => bikramSambatOf(dayOfDate(date));
const indexOf = (date: Date) => partsOf(date).year * MONTHS + partsOf(date).month - 1;
const startOf = (index: number) =>
  dateOfDay(startOfBikramSambatMonth(Math.floor(index / MONTHS), (index % MONTHS) + 1));
const dayBefore = (date: Date) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1);

/** The same day of another month, or its last one. */
function inMonth(date: Date, index: number): Date {
  const start = startOf(index);
  const last = dayBefore(startOf(index + 1));
  const day = new Date(
    start.getFullYear(),
    start.getMonth(),
    start.getDate() + partsOf(date).day - 1,
  );
  return day > last ? last : day;
}

export const BIKRAM_SAMBAT: Partial<DateLib> = {
  addMonths: (date, amount) => inMonth(date, indexOf(date) + amount),
  addYears: (date, amount) => inMonth(date, indexOf(date) + amount * MONTHS),
  differenceInCalendarMonths: (left, right) => indexOf(left) - indexOf(right),
  startOfMonth: (date) => startOf(indexOf(date)),
  endOfMonth: (date) => dayBefore(startOf(indexOf(date) + 1)),
  startOfYear: (date) => startOf(partsOf(date).year * MONTHS),
  endOfYear: (date) => dayBefore(startOf((partsOf(date).year + 1) * MONTHS)),
  getMonth: (date) => partsOf(date).month - 1,
  getYear: (date) => partsOf(date).year,
  isSameMonth: (left, right) => indexOf(left) === indexOf(right),
  isSameYear: (left, right) => partsOf(left).year === partsOf(right).year,
};
