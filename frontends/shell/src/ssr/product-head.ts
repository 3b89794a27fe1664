/** A product as search engines and messengers read it; what is unknown is left out. */
import {
  companyName,
  localName,
  paths,
  type Locale,
  type PageHead,
  type Product,
  type SellerProfile,
} from '@haat/platform';
import { breadcrumbThing } from './breadcrumb';
import { videoThing } from './video';

const CONTEXT = 'https://schema.org';
const aboutOf = (product: Product, locale: Locale) =>
  (locale === 'ne' && product.description_ne) || product.description;

/** The price of the smallest order; a range where more costs less. */
function offerOf(product: Product, locale: Locale): object | undefined {
  const { price, price_tiers: tiers, seller, slug } = product;
  if (price === null) return undefined;
  const shared = {
    priceCurrency: 'NPR',
    url: paths.product(slug),
    availability: 'https://schema.org/InStock',
    seller: {
      '@type': 'Organization',
      name: companyName(seller, locale),
      url: paths.vendor(seller.slug),
    },
  };
  const prices = [price, ...tiers.map((tier) => tier.price)].map(Number);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (low === high) return { '@type': 'Offer', price, ...shared };
  return {
    '@type': 'AggregateOffer',
    lowPrice: low.toFixed(2),
    highPrice: high.toFixed(2),
    offerCount: tiers.length,
    ...shared,
  };
}

const productThing = (product: Product, locale: Locale) => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: localName(product, locale),
  description: aboutOf(product, locale),
  url: paths.product(product.slug),
  image: product.images.map((image) => paths.storage(image)),
  category: localName(product.category, locale),
  brand: { '@type': 'Brand', name: companyName(product.seller, locale) },
  additionalProperty: product.attributes.map((attribute) => ({
    '@type': 'PropertyValue',
    name: localName(attribute, locale),
    value: (locale === 'ne' && attribute.value_ne) || attribute.value,
    unitText: attribute.unit ?? undefined,
  })),
  offers: offerOf(product, locale),
});

/** Home, the levels of the category (three have addresses, D24), the product. */
function crumbsOf(product: Product, locale: Locale) {
  const levels = product.breadcrumb.slice(0, 3);
  const slugs = levels.map(({ slug }) => slug);
  const crumbs = [
    ...levels.map((level, index) => ({
      name: localName(level, locale),
      item: paths.industry(...slugs.slice(0, index + 1)),
    })),
    { name: localName(product, locale), item: paths.product(product.slug) },
  ];
  return breadcrumbThing(crumbs, locale);
}

/** The company behind the product, as far as its page has it. */
const sellerThing = (product: Product, profile: SellerProfile, locale: Locale) => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: companyName(product.seller, locale),
  url: paths.vendor(profile.slug),
  logo: profile.company_logo ? paths.storage(profile.company_logo) : undefined,
  telephone: profile.primary_mobile ?? undefined,
  address: {
    '@type': 'PostalAddress',
    addressLocality: profile.locality ?? undefined,
    addressRegion: profile.state ?? undefined,
    addressCountry: 'NP',
  },
});

export function productHead(
  product: Product,
  profile: SellerProfile | undefined,
  locale: Locale,
): PageHead {
  const seller = companyName(product.seller, locale);
  const about = aboutOf(product, locale);
  return {
    title: localName(product, locale),
    description: `${seller}: ${about || localName(product, locale)}`,
    canonical: paths.product(product.slug),
    image: product.images[0] ?? profile?.company_logo ?? undefined,
    type: 'product',
    jsonLd: [
      // A search engine refuses a product without an offer.
      ...(product.price === null ? [] : [productThing(product, locale)]),
      ...(product.video
        ? [videoThing(product.video, localName(product, locale), about)]
        : []),
      crumbsOf(product, locale),
      ...(profile ? [sellerThing(product, profile, locale)] : []),
    ],
  };
}
