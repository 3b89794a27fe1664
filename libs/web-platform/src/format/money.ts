/** Prices are stored in NPR; any other currency is a translation by the daily rate (D34, D35). */
import type { Currency } from '../api/currencies';
import type { Locale } from '../page-config';
import { inDevanagari } from './devanagari';
import { grouped } from './grouped';

type Rates = Record<string, Currency> | undefined;
export type MoneyStyle = { locale: Locale; currency: string; rates: Rates };

/** en-NP falls back to 12,345,678 in browsers, hence en-IN (D35). */
export const localeTag = (locale: Locale) => (locale === 'ne' ? 'ne-NP' : 'en-IN');

/** Below this rupees have their paisa, if there are any. */
const PAISA_BELOW = 100;
/** Below this another currency has two significant digits: NPR 4 is `≈ $ 0.029`, never 0. */
const DIGITS_BELOW = 10;
const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each language: making one costs more than all else on a card. */
function format(value: number, tag: string, isSmall: boolean): string {
  const key = `${tag} ${isSmall}`;
  const digits = isSmall ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  const formatter = formats.get(key) ?? new Intl.NumberFormat(tag, digits);
  formats.set(key, formatter);
  return formatter.format(value);
}

const converted = (value: number, tag: string) =>
  tag === 'en-IN' && value >= DIGITS_BELOW
    ? grouped(value, 0)
    : format(value, tag, value < DIGITS_BELOW);

/** The sign is ours: Intl's own differs between browser and server, which would break hydration. */
function rupees(amount: number, locale: Locale): string {
  const sign = locale === 'ne' ? 'रू' : 'NPR';
  const hasPaisa = Math.abs(amount) < PAISA_BELOW && !Number.isInteger(amount);
  const text = hasPaisa ? grouped(amount, 2, 2) : grouped(amount, 0);
  return `${sign}\u00a0${locale === 'ne' ? inDevanagari(text) : text}`;
}

/** `NPR 1,45,000`, `रू ४५.५०`, `≈ $ 1,090`, `≈ $ 0.029`. Without a rate the price stays in NPR. */
export function formatMoney(amountNpr: string | number, style: MoneyStyle): string {
  const amount = Number(amountNpr);
  const target = style.rates?.[style.currency];
  const rate = Number(target?.rate);
  if (style.currency === 'NPR' || !target || !(rate > 0)) {
    return rupees(amount, style.locale);
  }
  const text = converted(amount / rate, style.locale === 'ne' ? 'en-IN' : target.locale);
  const localDigits = style.locale === 'ne' ? inDevanagari(text) : text;
  return `≈\u00a0${target.symbol}\u00a0${localDigits}`;
}
