/** A shop as search engines read it; what is unknown is left out. Paths become addresses at the edge. */
import { companyName, paths, type Locale, type ProductCardData } from '@haat/platform';
import { aboutOf, type Shop } from '../hooks/use-shop';

const CONTEXT = 'https://schema.org';
export type Crumb = { name: string; path: string };

const addressOf = (shop: Shop) => ({
  '@type': 'PostalAddress',
  streetAddress: shop.business_address_1 ?? undefined,
  addressLocality: shop.locality ?? shop.city ?? undefined,
  addressRegion: shop.state ?? undefined,
  addressCountry: 'NP',
});

const contactOf = (shop: Shop) => ({
  '@type': 'ContactPoint',
  contactType: 'sales',
  telephone: shop.primary_mobile ?? undefined,
  email: shop.primary_email ?? undefined,
  availableLanguage: ['ne', 'en'],
});

const fileOf = (file: string | null | undefined) =>
  file ? paths.storage(file) : undefined;

const ratingOf = ({ reviews }: Shop) =>
  reviews
    ? {
        '@type': 'AggregateRating',
        ratingValue: reviews.mean,
        reviewCount: reviews.count,
        bestRating: 5,
        worstRating: 1,
      }
    : undefined;

export const organization = (shop: Shop, locale: Locale): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': `${paths.vendor(shop.slug)}#organization`,
  name: companyName(shop, locale),
  alternateName:
    (locale === 'ne' ? shop.company_name : shop.company_name_ne) ?? undefined,
  url: paths.vendor(shop.slug),
  logo: fileOf(shop.company_logo),
  image: fileOf(shop.banner),
  description: aboutOf(shop, locale) ?? undefined,
  foundingDate: shop.established ? String(shop.established) : undefined,
  telephone: shop.primary_mobile ?? undefined,
  email: shop.primary_email ?? undefined,
  taxID: shop.gstin ?? undefined,
  address: addressOf(shop),
  location: shop.location
    ? {
        '@type': 'Place',
        geo: {
          '@type': 'GeoCoordinates',
          latitude: shop.location.lat,
          longitude: shop.location.lng,
        },
      }
    : undefined,
  contactPoint: contactOf(shop),
  aggregateRating: ratingOf(shop),
});

export const breadcrumb = (crumbs: Crumb[]): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

/** One product of the shop in a list; an offer only where there is a price. */
export const product = (shop: Shop, card: ProductCardData, locale: Locale): object => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: (locale === 'ne' && card.name_ne) || card.name,
  url: paths.product(card.slug),
  image: fileOf(card.image),
  category: card.category.name,
  offers:
    card.price === null
      ? undefined
      : {
          '@type': 'Offer',
          price: card.price,
          priceCurrency: 'NPR',
          url: paths.product(card.slug),
          availability: 'https://schema.org/InStock',
          seller: { '@id': `${paths.vendor(shop.slug)}#organization` },
        },
});
