import { readFilters } from '@haat/ui';
import type { Locale, PageHead } from '@haat/platform';

const TITLES: Record<Locale, Record<'products' | 'suppliers', string>> = {
  en: { products: 'Search', suppliers: 'Search for suppliers' },
  ne: { products: 'खोज', suppliers: 'आपूर्तिकर्ता खोज' },
};

/** Named by its query; no page of its own for search engines. */
export function searchHead(query: URLSearchParams, locale: Locale): PageHead {
  const { q, type } = readFilters(query);
  const name = TITLES[locale][type];
  return { title: q ? `${q} – ${name}` : name, isHidden: true };
}
