import NepaliDate from 'nepali-date-converter';
import type { Locale } from '../page-config';
import { formatDate, kathmanduDay } from './dates';

const LAST_YEAR = 2083;

/** `4 Mangsir 2083` or `४ मंसिर २०८३`. The tables end with BS 2083: later days stay Gregorian. */
export function formatBikramSambat(iso: string, locale: Locale): string {
  const [year, month, day] = kathmanduDay(iso);
  try {
    const date = new NepaliDate(new Date(year, month - 1, day));
    if (date.getYear() > LAST_YEAR) return formatDate(iso, locale);
    return date.format('D MMMM YYYY', locale === 'ne' ? 'np' : 'en');
  } catch {
    return formatDate(iso, locale);
  }
}
