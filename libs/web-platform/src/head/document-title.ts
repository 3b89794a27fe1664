/** How a page's title is written, on the server and in the browser alike. */
import { brand } from '../brand';
import type { Locale, PageHead } from '../page-config';

const MARKET: Record<Locale, string> = {
  en: 'Haat – Nepal’s wholesale market',
  ne: 'हाट – नेपालको व्यापार बजार',
};
const NOT_FOUND: Record<Locale, string> = {
  en: 'This page could not be found',
  ne: 'यो पृष्ठ भेटिएन',
};
export const BRAND_COLOUR = '#171B52';

export const isHiddenHead = ({ isHidden, status = 200 }: PageHead): boolean =>
  Boolean(isHidden) || status >= 400;

export function documentTitle({ title, status = 200 }: PageHead, locale: Locale): string {
  const name = title ?? (status < 400 ? undefined : NOT_FOUND[locale]);
  const market = locale === 'ne' ? brand.nameNe : brand.name;
  return name ? `${name} | ${market}` : MARKET[locale];
}
