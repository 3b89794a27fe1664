import { selectRates } from '../api/currencies';
import { useLocale } from '../i18n/use-locale';
import { selectCurrency } from '../store/currency-slice';
import { useAppSelector } from '../store/hooks';
import { formatBikramSambat } from './bikram-sambat';
import { formatDate, formatTime } from './dates';
import { formatMoney } from './money';
import { formatNumber } from './numbers';
import { formatRelative } from './relative';

/** Formatters bound to the visitor's language and currency. */
export function useFormat() {
  const locale = useLocale();
  const currency = useAppSelector(selectCurrency);
  // Every card of a page formats: a query of its own for each would cost more than rendering it.
  const rates = useAppSelector(selectRates);
  const style = { locale, currency, rates };
  return {
    money: (amountNpr: string | number) => formatMoney(amountNpr, style),
    number: (value: string | number) => formatNumber(value, locale),
    date: (iso: string) => formatDate(iso, locale),
    time: (iso: string) => formatTime(iso, locale),
    relative: (iso: string) => formatRelative(iso, locale),
    bikramSambat: (iso: string) => formatBikramSambat(iso, locale),
  };
}
