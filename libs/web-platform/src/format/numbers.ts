import type { Locale } from '../page-config';
import { inDevanagari, inLatinDigits } from './devanagari';
import { grouped } from './grouped';

/** 1,45,000 or १,४५,०००; at most two decimals. */
export function formatNumber(value: string | number, locale: Locale): string {
  const text = grouped(Number(value), 2);
  return locale === 'ne' ? inDevanagari(text) : text;
}

/** `1,20,000`, `१२०००`, ` 12 000.5 ` as the wire wants them; what is no number stays. */
export const numeral = (text: string): string =>
  inLatinDigits(text).replace(/[,\s]/g, '');
