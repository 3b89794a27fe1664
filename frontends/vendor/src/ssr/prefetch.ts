/** Fills the store for a shop's page before it is rendered. */
import { locationsApi } from '@haat/api/locations';
import { sellerApi } from '@haat/api/seller';
import { sellerProductsApi, type RangeOut } from '@haat/api/seller-products';
import { sellerReviewsApi } from '@haat/api/seller-reviews';
import { sellerShowcaseApi } from '@haat/api/seller-showcase';
import {
  codeOf,
  paths,
  statusOf,
  type AppStore,
  type Locale,
  type PageHead,
} from '@haat/platform';
import { readFilters } from '@haat/ui';
import { productsOf } from '../components/products-of';
import { newestReviewsOf, reviewsOf } from '../components/reviews-of';
import type { Shop } from '../hooks/use-shop';
import { headOf, unavailableHead } from '../components/shop-head';

const ONCE = { subscribe: false };
const FIXED = ['products-and-services', 'profile', 'search', 'contact-us'];

const localeOf = (store: AppStore): Locale =>
  store.dispatch((_dispatch, _state, { locale }) => (locale === 'ne' ? 'ne' : 'en'));

const pageNumber = (query: URLSearchParams) =>
  Math.max(1, Number(query.get('page')) || 1);

type ShopRequest = { slug: string; page: string | undefined; query: URLSearchParams };

/** The grid of the page as its address has it, when the page has one. */
async function loadProducts(store: AppStore, { slug, page, query }: ShopRequest) {
  const { sellerProducts } = sellerProductsApi.endpoints;
  const filters = page ? readFilters(query, 'products') : undefined;
  if (page === 'profile' || page === 'contact-us') return [];
  if (page === 'search' && !filters?.q) return [];
  const group = page && !FIXED.includes(page) ? page : undefined;
  const listing = productsOf(slug, group, filters);
  return (await store.dispatch(sellerProducts.initiate(listing, ONCE))).data?.data;
}

/** Only of a shop with public reviews, on the pages that have some. */
async function loadReviews(
  store: AppStore,
  shop: Shop,
  page: string | undefined,
  at: number,
) {
  const { sellerReviews } = sellerReviewsApi.endpoints;
  const hasReviews = page === undefined || page === 'profile';
  if (!hasReviews || !shop.reviews) return;
  const wanted = page ? reviewsOf(shop.slug, at) : newestReviewsOf(shop.slug);
  await store.dispatch(sellerReviews.initiate(wanted, ONCE));
}

/** Certificates and photos, on the pages that have them. */
async function loadShowcase(store: AppStore, slug: string, page: string | undefined) {
  const { sellerShowcase } = sellerShowcaseApi.endpoints;
  if (page !== undefined && page !== 'profile') return;
  await store.dispatch(sellerShowcase.initiate(slug, ONCE));
}

/** Names of places in the reader's own letters. */
function loadPlaces(store: AppStore, shop: Shop, page: string | undefined) {
  const { provinces, municipalities, districts } = locationsApi.endpoints;
  const isNepali = localeOf(store) === 'ne';
  return Promise.all([
    isNepali && store.dispatch(provinces.initiate(undefined, ONCE)),
    isNepali &&
      shop.district_id &&
      store.dispatch(municipalities.initiate(shop.district_id, ONCE)),
    page === 'profile' && store.dispatch(districts.initiate(undefined, ONCE)),
  ]);
}

/** A segment after the slug that is neither a page nor a group of the range. */
const isUnknown = (page: string | undefined, ranges: RangeOut[] | undefined) =>
  page !== undefined &&
  !FIXED.includes(page) &&
  ranges !== undefined &&
  !ranges.some(({ slug }) => slug === page);

/** The segments after /vendor/; null when an address is not even text. */
function segmentsOf(path: string): string[] | null {
  try {
    return path.split('/').slice(2).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export async function prefetch(
  path: string,
  store: AppStore,
  query = new URLSearchParams(),
): Promise<PageHead> {
  const segments = segmentsOf(path);
  if (!segments || segments.length > 2) return { status: 404 };
  const [slug = '', page] = segments;
  const locale = localeOf(store);
  const { sellerProfile } = sellerApi.endpoints;
  const { productRange } = sellerProductsApi.endpoints;
  const [profile, ranges, products] = await Promise.all([
    store.dispatch(sellerProfile.initiate(slug, ONCE)),
    store.dispatch(productRange.initiate(slug, ONCE)),
    loadProducts(store, { slug, page, query }),
  ]);
  if (codeOf(profile.error) === 'seller_unavailable') return unavailableHead(locale);
  if (statusOf(profile.error) === 404) return { status: 404 };
  if (!profile.data) return {};
  const shop = profile.data;
  // An old slug answers with the firm's new one.
  if (shop.slug !== slug) {
    const rest = page ? `/${encodeURIComponent(page)}` : '';
    return { redirect: paths.vendor(shop.slug) + rest };
  }
  if (isUnknown(page, ranges.data)) return { status: 404 };
  await Promise.all([
    loadPlaces(store, shop, page),
    loadReviews(store, shop, page, pageNumber(query)),
    loadShowcase(store, shop.slug, page),
  ]);
  const range = ranges.data?.find((candidate) => candidate.slug === page);
  const searchText = query.get('q')?.trim();
  return headOf({
    shop,
    locale,
    page,
    range,
    products: page === 'search' ? [] : products,
    searchText,
  });
}
