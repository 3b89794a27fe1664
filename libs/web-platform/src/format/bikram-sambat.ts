import type { Locale } from '../page-config';
import { formatDate, kathmanduDay } from './dates';
import { inDevanagari } from './devanagari';

const FIRST_YEAR = 2000;
/** 1 Baisakh 2000. */
const FIRST_DAY = Date.UTC(1943, 3, 14);
const DAY_MS = 24 * 3600 * 1000;
const SHORTEST_MONTH = 29;
/** The thirteen kinds of years: for each month, by how many days it is longer than the shortest. */
const KINDS = [
  '132321110102 223222101011 223321101011 232321110012 222322011002 222322011011',
  '232321101011 232321110102 222322101011 232321110011 223231101011 132322011002 132322010102',
]
  .join(' ')
  .split(' ');
/** Which kind each year is, from 2000 to 2083; the tables end there. */
const YEARS =
  '01230123412351235167819781301a30123b12351235163819781971a30123c123412351638197819711';

const MONTHS = {
  en: 'Baisakh Jestha Asar Shrawan Bhadra Aswin Kartik Mangsir Poush Magh Falgun Chaitra',
  ne: 'बैशाख जेठ असार श्रावण भाद्र आश्विन कार्तिक मंसिर पौष माघ फाल्गुण चैत्र',
};

/** Month from 0; undefined outside the tables. */
function bikramSambatDay(iso: string) {
  const [year, month, day] = kathmanduDay(iso);
  let left = (Date.UTC(year, month - 1, day) - FIRST_DAY) / DAY_MS;
  if (left < 0) return undefined;
  for (const [index, kind] of [...YEARS].entries()) {
    for (const [at, more] of [...(KINDS[parseInt(kind, 36)] ?? '')].entries()) {
      const length = SHORTEST_MONTH + Number(more);
      if (left < length) return { year: FIRST_YEAR + index, month: at, day: left + 1 };
      left -= length;
    }
  }
  return undefined;
}

/** `4 Mangsir 2083` or `४ मंसिर २०८३`. The tables end with BS 2083: later days stay Gregorian. */
export function formatBikramSambat(iso: string, locale: Locale): string {
  const found = bikramSambatDay(iso);
  if (!found) return formatDate(iso, locale);
  const text = `${found.day} ${MONTHS[locale].split(' ')[found.month]} ${found.year}`;
  return locale === 'ne' ? inDevanagari(text) : text;
}
