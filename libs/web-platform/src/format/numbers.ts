import type { Locale } from '../page-config';
import { inDevanagari, inLatinDigits, nepaliCompact } from './devanagari';
import { grouped } from './grouped';
import { lazily } from './lazily';

const short = lazily(
  () => new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 }),
);

/** 1,45,000 or १,४५,०००; at most two decimals. */
export function formatNumber(value: string | number, locale: Locale): string {
  const text = grouped(Number(value), 2);
  return locale === 'ne' ? inDevanagari(text) : text;
}

/** 15L or १५ लाख: for counts on cards. */
export const formatCompact = (value: number, locale: Locale): string =>
  locale === 'ne' ? nepaliCompact(value) : short().format(value);

/** `1,20,000`, `१२०००`, ` 12 000.5 ` as the wire wants them; what is no number stays. */
export const numeral = (text: string): string =>
  inLatinDigits(text).replace(/[,\s]/g, '');
