import { brand, companyName, paths, type Locale, type PageHead } from '@haat/platform';
import type { SupplierResult } from '@haat/api/search';

const TITLES: Record<Locale, string> = {
  en: 'Suppliers of Nepal',
  ne: 'नेपालका आपूर्तिकर्ता',
};
const DESCRIPTIONS: Record<Locale, string> = {
  en: 'Makers, mills, traders and service firms of Nepal by province, district and trade, with verified ones first.',
  ne: 'नेपालका उत्पादक, उद्योग, व्यापारी र सेवा दिने फर्म प्रदेश, जिल्ला र व्यवसायअनुसार; प्रमाणित फर्म पहिले।',
};

/** isNarrowed: a filtered view, which is no page of its own for search engines. */
export function directoryHead(
  suppliers: SupplierResult[],
  locale: Locale,
  isFiltered: boolean,
): PageHead {
  return {
    title: TITLES[locale],
    description: DESCRIPTIONS[locale],
    canonical: paths.suppliers,
    isHidden: isFiltered,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: `${TITLES[locale]} – ${brand.name}`,
      itemListElement: suppliers.map((supplier, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: companyName(supplier, locale),
        url: paths.vendor(supplier.slug),
      })),
    },
  };
}
