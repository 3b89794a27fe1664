import type { Locale } from '../page-config';
import { inDevanagari, inLatinDigits } from './devanagari';
import { grouped } from './grouped';

/** 1,45,000 or १,४५,०००; at most two decimals. */
export function formatNumber(value: string | number, locale: Locale): string {
  const text = grouped(Number(value), 2);
  return locale === 'ne' ? inDevanagari(text) : text;
}

const INDIAN = '[1-9][0-9]?(?:S[0-9]{2})*S[0-9]{3}';
const WESTERN = '[1-9][0-9]{0,2}(?:S[0-9]{3})+';
const GROUPED = [INDIAN, WESTERN].flatMap((form) =>
  [',', ' '].map((separator) => form.replaceAll('S', separator)),
);
const INTEGERS = ['[0-9]+', ...GROUPED].join('|');
const NUMBER = new RegExp(`^(?:${INTEGERS})(?:\\.[0-9]+)?$`);
const COMMA_DECIMAL = /^(?:[0-9]{1,3}(?:\.[0-9]{3})*,[0-9]{1,2}|0,[0-9]+)$/;
const OPEN_END = /^([0-9]*)\.([0-9]*)$/;
const EMBEDDED_NUMBER = /^(?:[^\s0-9.,]+\s+)?([0-9][0-9.,]*)(?:\s*[^\s0-9.,]+\.?)?$/;
const OTHER_CURRENCY = /[A-Z]{3}|[$€£¥]/;
const LOOK_ALIKE: Record<string, string> = Object.fromEntries(
  Array.from('OoQDlI|SsBZz', (sign, at) => [sign, '000011155822'.charAt(at)]),
);

const normalized = (text: string) =>
  inLatinDigits(text)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace('−', '-')
    .trim();
const bare = (text: string) => text.replace(/[, ]/g, '');

/**
 * A number as people type it, in plain digits: `1,50,000.50` and `१,५०,०००` are read, `12,50` is null.
 * The grammar is that of `servicekit.numbers`; both test `libs/contracts/vectors/numbers.json`.
 */
export function readNumber(text: string, isSigned = false): string | null {
  const typed = normalized(text);
  const sign = isSigned ? (/^[-+]/.exec(typed)?.[0] ?? '') : '';
  const plain = typed.slice(sign.length);
  if (!NUMBER.test(plain)) return null;
  return (sign === '-' ? '-' : '') + bare(plain);
}

/** What was probably meant by what cannot be read; never used unasked. */
export function suggestedNumber(text: string): string | null {
  const typed = normalized(text);
  if (COMMA_DECIMAL.test(typed)) return typed.replaceAll('.', '').replace(',', '.');
  const alike = /^[0-9]/.test(typed)
    ? Array.from(typed, (sign) => LOOK_ALIKE[sign] ?? sign).join('')
    : '';
  if (NUMBER.test(alike)) return bare(alike);
  const [, integer = '', fraction = ''] = OPEN_END.exec(typed) ?? [];
  if (integer || fraction) return (integer || '0') + (fraction && `.${fraction}`);
  const embedded = EMBEDDED_NUMBER.exec(typed)?.[1] ?? '';
  return NUMBER.test(embedded) && !OTHER_CURRENCY.test(typed) ? bare(embedded) : null;
}

/** `+977 984-123 4567` without what only parts its digits. */
export const phoneDigits = (text: string): string =>
  inLatinDigits(text).replace(/[^\d+]/g, '');

/** `1,20,000`, `१२०००` as the wire wants them; what cannot be read stays as typed. */
export const numeral = (text: string): string => readNumber(text) ?? text.trim();
