/** What belongs into the head of each page of a shop. */
import type { Locale, PageHead, ProductRange } from '@haat/platform';
import { aboutOf, nameOf, type Shop } from '../features/shop/shop';

const PAGE_NAMES: Record<string, Record<Locale, string>> = {
  'products-and-services': { en: 'Products & services', ne: 'उत्पादन तथा सेवा' },
  profile: { en: 'Company profile', ne: 'कम्पनी परिचय' },
  search: { en: 'Search', ne: 'खोज' },
  'contact-us': { en: 'Contact us', ne: 'सम्पर्क' },
};
const DESCRIPTION_LENGTH = 160;

/** The firm as search engines read it; what is unknown is left out. */
export function organization(shop: Shop): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shop.company_name,
    alternateName: shop.company_name_ne ?? undefined,
    description: shop.about ?? undefined,
    foundingDate: shop.established ? String(shop.established) : undefined,
    telephone: shop.primary_mobile ?? undefined,
    email: shop.primary_email ?? undefined,
    taxID: shop.gstin ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.business_address_1 ?? undefined,
      addressLocality: shop.locality ?? shop.city ?? undefined,
      addressRegion: shop.state ?? undefined,
      addressCountry: 'NP',
    },
    geo: shop.location
      ? {
          '@type': 'GeoCoordinates',
          latitude: shop.location.lat,
          longitude: shop.location.lng,
        }
      : undefined,
  };
}

/** page: the word after the shop's slug, or nothing on its front page. */
export function headOf(
  shop: Shop,
  page: string | undefined,
  range: ProductRange | undefined,
  locale: Locale,
): PageHead {
  const name = nameOf(shop, locale);
  const place = [shop.district, shop.state].filter(Boolean).join(', ');
  const part = page ? (PAGE_NAMES[page]?.[locale] ?? range?.name) : undefined;
  const about = aboutOf(shop, locale) ?? '';
  return {
    title: part ? `${part} – ${name}` : name,
    description: `${name}, ${place}. ${about}`.slice(0, DESCRIPTION_LENGTH).trim(),
    canonical: `/vendor/${[shop.slug, page].filter(Boolean).join('/')}`,
    image: shop.banner ?? shop.company_logo ?? undefined,
    jsonLd: organization(shop),
  };
}
