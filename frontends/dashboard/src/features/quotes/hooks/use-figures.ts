import { grouped, inDevanagari, useLocale } from '@haat/platform';

/** Below this rupees have their paisa, if there are any. */
const PAISA_BELOW = 100;

/** Amounts of a comparison: full rupees, which are read at a glance. */
export function useFigures() {
  const locale = useLocale();
  const figure = (amount: string | number) => {
    const value = Math.abs(Number(amount));
    const decimals = value < PAISA_BELOW && !Number.isInteger(value) ? 2 : 0;
    const text = grouped(value, decimals, decimals);
    return locale === 'ne' ? inDevanagari(text) : text;
  };
  return {
    /** `8,35,500` */
    figure,
    /** `NPR 8,35,500` */
    rupees: (amount: string | number) =>
      `${locale === 'ne' ? 'रू' : 'NPR'}\u00a0${figure(amount)}`,
    /** `+1,497`, `−11,000` */
    signed: (amount: string | number) => {
      const value = Number(amount);
      const sign = value === 0 ? '' : value < 0 ? '−' : '+';
      return `${sign}${figure(amount)}`;
    },
  };
}
