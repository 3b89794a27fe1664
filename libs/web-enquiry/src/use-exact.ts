import { grouped, inDevanagari, useLocale, type Locale } from '@haat/platform';

const inScript = (text: string, locale: Locale) =>
  locale === 'ne' ? inDevanagari(text) : text;

/** Amounts as in a document: rupees to the paisa, never in another currency; quantities as given. */
export function useExact() {
  const locale = useLocale();
  return {
    /** `NPR 1,45,000`, `रू ४५.५०` */
    rupees: (amount: string | number) => {
      const value = Number(amount);
      const text = grouped(value, 2, Number.isInteger(value) ? 0 : 2);
      return `${locale === 'ne' ? 'रू' : 'NPR'}\u00a0${inScript(text, locale)}`;
    },
    quantity: (amount: string | number) => inScript(grouped(Number(amount), 3), locale),
  };
}
