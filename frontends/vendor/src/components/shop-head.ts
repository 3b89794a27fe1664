/** What belongs into the head of each page of a shop. */
import type { RangeOut } from '@haat/api/seller-products';
import {
  brand,
  companyName,
  paths,
  type Locale,
  type PageHead,
  type ProductCardData,
} from '@haat/platform';
import { aboutOf, type Shop } from '../hooks/use-shop';
import { colourOfShop } from './theme';
import { breadcrumb, organization, product, type Crumb } from './json-ld';

type Localized = Record<Locale, string>;
const PAGE_NAMES: Record<string, Localized> = {
  'products-and-services': { en: 'Products & services', ne: 'उत्पादन तथा सेवा' },
  profile: { en: 'Company profile', ne: 'कम्पनी परिचय' },
  search: { en: 'Search', ne: 'खोज' },
  'contact-us': { en: 'Contact us', ne: 'सम्पर्क' },
};
const SUPPLIERS: Localized = { en: 'Suppliers', ne: 'आपूर्तिकर्ता' };
const NO_SHOP: Localized = { en: 'This shop is not available', ne: 'यो पसल उपलब्ध छैन' };
/** More only make the page heavier; the rest has pages of its own. */
const LISTED = 12;

export type ShopPage = {
  shop: Shop;
  locale: Locale;
  /** The segment after the shop's slug; nothing on its front page. */
  page?: string | undefined;
  range?: RangeOut | undefined;
  products?: ProductCardData[] | undefined;
  /** What is searched for in the shop. */
  searchText?: string | undefined;
};

function partOf({ page, range, locale, searchText }: ShopPage): string | undefined {
  if (!page) return undefined;
  const name =
    PAGE_NAMES[page]?.[locale] ?? ((locale === 'ne' && range?.name_ne) || range?.name);
  return page === 'search' && searchText ? `${searchText} – ${name}` : name;
}

function titleOf(here: ShopPage): string {
  const name = companyName(here.shop, here.locale);
  const part = partOf(here);
  return part ? `${part} – ${name}` : name;
}

const pathOf = ({ shop, page }: ShopPage) =>
  page
    ? `${paths.vendor(shop.slug)}/${encodeURIComponent(page)}`
    : paths.vendor(shop.slug);

/** Each page has its own: what it is, who they are, where they are. */
function descriptionOf(here: ShopPage): string {
  const { shop, locale } = here;
  const district = (locale === 'ne' && shop.district_ne) || shop.district;
  const place = [district, locale === 'en' && shop.state].filter(Boolean).join(', ');
  const part = partOf(here);
  const start = [part, companyName(shop, locale), place].filter(Boolean).join(', ');
  const end = locale === 'ne' ? '।' : '.';
  return `${start}${end} ${aboutOf(shop, locale) ?? ''}`.trim();
}

function crumbsOf(here: ShopPage): Crumb[] {
  const { shop, locale } = here;
  const part = partOf(here);
  return [
    { name: locale === 'ne' ? brand.nameNe : brand.name, path: paths.home },
    { name: SUPPLIERS[locale], path: paths.suppliers },
    { name: companyName(shop, locale), path: paths.vendor(shop.slug) },
    ...(part ? [{ name: part, path: pathOf(here) }] : []),
  ];
}

/** The firm's own picture, else one of what it sells. */
function imageOf({ shop, products = [], range }: ShopPage): string | undefined {
  const goods = [...products, ...(range?.products.data ?? [])];
  const image =
    shop.banner ?? shop.company_logo ?? goods.find(({ image }) => image)?.image;
  return image ?? undefined;
}

/** What changes from page to page inside the app. */
export const shopHead = (here: ShopPage): PageHead => ({
  title: titleOf(here),
  themeColour: colourOfShop(here.shop),
  isHidden: here.page === 'search',
});

export function headOf(here: ShopPage): PageHead {
  const { shop, locale, products = [] } = here;
  const goods = products.slice(0, LISTED);
  return {
    ...shopHead(here),
    description: descriptionOf(here),
    canonical: pathOf(here),
    image: imageOf(here),
    type: 'profile',
    jsonLd: [
      organization(shop, locale),
      breadcrumb(crumbsOf(here)),
      ...goods.map((card) => product(shop, card, locale)),
    ],
  };
}

/** A firm that was here and is suspended or closed. */
export const unavailableHead = (locale: Locale): PageHead => ({
  status: 404,
  title: NO_SHOP[locale],
});
