import { toBik, toGreg_text } from 'bikram-sambat';
import type { Locale } from '../page-config';
import { formatDate, isoDay } from './dates';
import { inDevanagari } from './devanagari';

/** BS 2000 to 2083: the years whose official months the library is known to have. */
const [FIRST_DAY, LAST_DAY] = ['1943-04-14', '2027-04-13'];
const MONTHS = {
  en: 'Baisakh Jestha Asar Shrawan Bhadra Aswin Kartik Mangsir Poush Magh Falgun Chaitra',
  ne: 'बैशाख जेठ असार श्रावण भाद्र आश्विन कार्तिक मंसिर पौष माघ फाल्गुण चैत्र',
};

/** The last day that the library is known to convert right. */
export const LAST_BIKRAM_SAMBAT_DAY = LAST_DAY;

/** The parts of an ISO day: month from 1. */
export const bikramSambatOf = (
  day: string,
): { year: number; month: number; day: number } => toBik(day);

/** The year of an ISO day. */
export const bikramSambatYear = (day: string): number => toBik(day).year;

/** The ISO day on which a month begins; `month` may be before 1 or after 12. */
export function startOfBikramSambatMonth(year: number, month: number): string {
  const index = year * 12 + month - 1;
  return toGreg_text(Math.floor(index / 12), (index % 12) + 1, 1);
}

/** `Mangsir 2083` or `मंसिर २०८३`. */
export function formatBikramSambatMonth(day: string, locale: Locale): string {
  const { year, month } = toBik(day);
  return inLocale(`${MONTHS[locale].split(' ')[month - 1]} ${year}`, locale);
}

/** The ISO day; undefined for one that does not exist, or outside these years. */
export function dayOfBikramSambat(
  year: number,
  month: number,
  day: number,
): string | undefined {
  try {
    const iso = toGreg_text(year, month, day);
    return iso < FIRST_DAY || iso > LAST_DAY ? undefined : iso;
  } catch {
    return undefined;
  }
}

/** `4 Mangsir 2083` or `४ मंसिर २०८३`; a day outside these years stays Gregorian. */
export function formatBikramSambat(iso: string, locale: Locale): string {
  const date = isoDay(new Date(iso));
  if (date < FIRST_DAY || date > LAST_DAY) return formatDate(iso, locale);
  const { year, month, day } = toBik(date);
  return inLocale(`${day} ${MONTHS[locale].split(' ')[month - 1]} ${year}`, locale);
}

const inLocale = (text: string, locale: Locale) =>
  locale === 'ne' ? inDevanagari(text) : text;
