/** Prices are stored in NPR; any other currency is a translation by the daily rate (D34, D35). */
import type { Currency } from '../api/currencies';
import type { Locale } from '../page-config';

type Rates = Record<string, Currency> | undefined;
export type MoneyStyle = { locale: Locale; currency: string; rates: Rates };

/** en-NP falls back to 12,345,678 in browsers, hence en-IN (D35). */
export const localeTag = (locale: Locale) => (locale === 'ne' ? 'ne-NP' : 'en-IN');

const whole = (value: number, tag: string) =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }).format(value);

/** The sign is ours: Intl's own differs between browser and server, which would break hydration. */
function rupees(amount: number, locale: Locale): string {
  const sign = locale === 'ne' ? 'रू' : 'NPR';
  return `${sign}\u00a0${whole(amount, localeTag(locale))}`;
}

/** `NPR 1,45,000`, `रू १,४५,०००`, `≈ $ 1,090`. Without a rate the price stays in NPR. */
export function formatMoney(amountNpr: string | number, style: MoneyStyle): string {
  const amount = Number(amountNpr);
  const target = style.rates?.[style.currency];
  const rate = Number(target?.rate);
  if (style.currency === 'NPR' || !target || !(rate > 0)) {
    return rupees(amount, style.locale);
  }
  const tag = style.locale === 'ne' ? 'ne-NP' : target.locale;
  return `≈\u00a0${target.symbol}\u00a0${whole(amount / rate, tag)}`;
}
