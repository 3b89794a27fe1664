import type { Locale } from '../page-config';
import { localeTag } from './money';

/** 1,45,000 or १,४५,०००; at most two decimals. */
export const formatNumber = (value: string | number, locale: Locale): string =>
  new Intl.NumberFormat(localeTag(locale), { maximumFractionDigits: 2 }).format(
    Number(value),
  );

/** 15L or १५ लाख: for counts on cards. */
export const formatCompact = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTag(locale), {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
