/** Prices are stored in NPR; any other currency is a translation by the daily rate (D34, D35). */
import type { Currency } from '../api/currencies';
import type { Locale } from '../page-config';
import { inDevanagari } from './devanagari';
import { grouped } from './grouped';

type Rates = Record<string, Currency> | undefined;
export type MoneyStyle = { locale: Locale; currency: string; rates: Rates };

/** en-NP falls back to 12,345,678 in browsers, hence en-IN (D35). */
export const localeTag = (locale: Locale) => (locale === 'ne' ? 'ne-NP' : 'en-IN');

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each language: making one costs more than all else on a card. */
function whole(value: number, tag: string): string {
  if (tag === 'en-IN') return grouped(value, 0);
  const known = formats.get(tag);
  if (known) return known.format(value);
  const made = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  formats.set(tag, made);
  return made.format(value);
}

/** The sign is ours: Intl's own differs between browser and server, which would break hydration. */
function rupees(amount: number, locale: Locale): string {
  const sign = locale === 'ne' ? 'रू' : 'NPR';
  const text = whole(amount, 'en-IN');
  return `${sign}\u00a0${locale === 'ne' ? inDevanagari(text) : text}`;
}

/** `NPR 1,45,000`, `रू १,४५,०००`, `≈ $ 1,090`. Without a rate the price stays in NPR. */
export function formatMoney(amountNpr: string | number, style: MoneyStyle): string {
  const amount = Number(amountNpr);
  const target = style.rates?.[style.currency];
  const rate = Number(target?.rate);
  if (style.currency === 'NPR' || !target || !(rate > 0)) {
    return rupees(amount, style.locale);
  }
  const text = whole(amount / rate, style.locale === 'ne' ? 'en-IN' : target.locale);
  const shown = style.locale === 'ne' ? inDevanagari(text) : text;
  return `≈\u00a0${target.symbol}\u00a0${shown}`;
}
