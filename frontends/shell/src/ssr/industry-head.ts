/** The categories as search engines and messengers read them. */
import type { Industry } from '@haat/api/categories';
import {
  localName,
  paths,
  type CategoryPage,
  type Locale,
  type PageHead,
  type ProductCardData,
} from '@haat/platform';
import { breadcrumbThing } from './breadcrumb';

/** More only make the page heavier; the sitemap names all. */
const LISTED = 24;
const NAMED = 4;
/** Deeper ones are a filter on the third (D24). */
const DEEPEST = 3;
const TITLES: Record<Locale, string> = { en: 'Industries', ne: 'उद्योगहरू' };
const DESCRIPTIONS: Record<Locale, string> = {
  en: 'All trades of Nepal’s wholesale market: choose a category, or post what you need and let suppliers send quotes.',
  ne: 'नेपालको थोक बजारका सबै व्यवसाय: वर्ग छान्नुहोस्, वा आवश्यकता राख्नुहोस् र आपूर्तिकर्ताबाट कोटेसन पाउनुहोस्।',
};

const listThing = (name: string, things: { name: string; url: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: things.map((thing, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...thing,
  })),
});

export const industriesHead = (categories: Industry[], locale: Locale): PageHead => ({
  title: TITLES[locale],
  description: DESCRIPTIONS[locale],
  canonical: paths.industries,
  jsonLd: listThing(
    TITLES[locale],
    categories.map((category) => ({
      name: localName(category, locale),
      url: paths.industry(category.slug),
    })),
  ),
});

/** The one address of a category: its own levels, whatever was requested. */
export function addressOf({ breadcrumb }: CategoryPage): string {
  const slugs = breadcrumb.map(({ slug }) => slug);
  const address = paths.industry(...slugs.slice(0, DEEPEST));
  const sub = slugs[DEEPEST];
  return sub ? `${address}?sub=${encodeURIComponent(sub)}` : address;
}

/** What it is, how much there is of it, and what is below. */
function descriptionOf({ category, childs }: CategoryPage, locale: Locale): string {
  const name = localName(category, locale);
  const below = childs.data.slice(0, NAMED).map((child) => localName(child, locale));
  const parts = below.length > 0 ? `: ${below.join(', ')}` : '';
  return locale === 'ne'
    ? `${name}${parts}। नेपालका उद्योग र व्यापारीको मूल्य, न्यूनतम अर्डर र प्रमाणित आपूर्तिकर्ता।`
    : `${name} in Nepal${parts}. Wholesale prices, minimum orders and verified suppliers.`;
}

export function industryHead(
  page: CategoryPage,
  goods: ProductCardData[] = [],
  locale: Locale,
): PageHead {
  const name = localName(page.category, locale);
  const slugs = page.breadcrumb.map(({ slug }) => slug);
  const crumbs = page.breadcrumb.map((category, index) => ({
    name: localName(category, locale),
    item: paths.industry(...slugs.slice(0, index + 1)),
  }));
  const listed = goods.slice(0, LISTED).map((product) => ({
    name: localName(product, locale),
    url: paths.product(product.slug),
  }));
  const image = page.category.image ?? goods.find((product) => product.image)?.image;
  return {
    title: name,
    description: descriptionOf(page, locale),
    canonical: addressOf(page),
    ...(image ? { image } : {}),
    jsonLd: [breadcrumbThing(crumbs, locale), listThing(name, listed)],
  };
}
