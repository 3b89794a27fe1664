import { inDevanagari, useLocale, type Locale } from '@haat/platform';

const grouped = (least: number, most: number) =>
  new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
const WHOLE = grouped(0, 0);
const PAISA = grouped(2, 2);
const MEASURE = grouped(0, 3);

const inScript = (text: string, locale: Locale) =>
  locale === 'ne' ? inDevanagari(text) : text;

/** What a paper says: rupees to the paisa, never translated into another currency; quantities as given. */
export function useExact() {
  const locale = useLocale();
  return {
    /** `NPR 1,45,000`, `रू ४५.५०` */
    rupees: (amount: string | number) => {
      const value = Number(amount);
      const text = (Number.isInteger(value) ? WHOLE : PAISA).format(value);
      return `${locale === 'ne' ? 'रू' : 'NPR'}\u00a0${inScript(text, locale)}`;
    },
    quantity: (amount: string | number) =>
      inScript(MEASURE.format(Number(amount)), locale),
  };
}
