/** Fills the store for a shop's page before it is drawn. */
import {
  sellersApi,
  statusOf,
  type AppStore,
  type Locale,
  type PageHead,
  type ProductRange,
} from '@haat/platform';
import { shopApi } from '../features/shop/api';
import { placesApi } from '../features/shop/places-api';
import type { Shop } from '../features/shop/shop';
import { headOf } from './head';

const ONCE = { subscribe: false };
const FIXED = ['products-and-services', 'profile', 'search', 'contact-us'];

const localeOf = (store: AppStore): Locale =>
  store.dispatch((_dispatch, _state, { locale }) => (locale === 'ne' ? 'ne' : 'en'));

/** The grid of the page, when the page has one. */
function loadProducts(store: AppStore, slug: string, page: string | undefined) {
  const { shopProducts } = shopApi.endpoints;
  const hasNoGrid = ['profile', 'search', 'contact-us'].includes(page ?? '');
  if (hasNoGrid) return;
  const group = page && !FIXED.includes(page) ? page : undefined;
  return store.dispatch(shopProducts.initiate({ slug, group, page: 1 }, ONCE));
}

/** Names of places in the reader's own letters. */
function loadPlaces(store: AppStore, shop: Shop, page: string | undefined) {
  const { shopProvinces, shopMunicipalities, shopDistricts } = placesApi.endpoints;
  const isNepali = localeOf(store) === 'ne';
  return Promise.all([
    isNepali && store.dispatch(shopProvinces.initiate(undefined, ONCE)),
    isNepali &&
      shop.district_id &&
      store.dispatch(shopMunicipalities.initiate(shop.district_id, ONCE)),
    page === 'profile' && store.dispatch(shopDistricts.initiate(undefined, ONCE)),
  ]);
}

/** A word after the slug that is neither a page nor a group of the range. */
const isUnknown = (page: string | undefined, ranges: ProductRange[] | undefined) =>
  page !== undefined &&
  !FIXED.includes(page) &&
  ranges !== undefined &&
  !ranges.some(({ slug }) => slug === page);

/** The words after /vendor/; null when an address is not even text. */
function wordsOf(path: string): string[] | null {
  try {
    return path.split('/').slice(2).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export async function prefetch(path: string, store: AppStore): Promise<PageHead> {
  const words = wordsOf(path);
  if (!words || words.length > 2) return { status: 404 };
  const [slug = '', page] = words;
  const { sellerProfile, productRange } = sellersApi.endpoints;
  const [profile, ranges] = await Promise.all([
    store.dispatch(sellerProfile.initiate(slug, ONCE)),
    store.dispatch(productRange.initiate(slug, ONCE)),
    loadProducts(store, slug, page),
  ]);
  if (statusOf(profile.error) === 404) return { status: 404 };
  if (!profile.data) return {};
  const shop = profile.data as Shop;
  // An old slug answers with the firm's new one.
  if (shop.slug !== slug) {
    return { redirect: `/vendor/${[shop.slug, page].filter(Boolean).join('/')}` };
  }
  if (isUnknown(page, ranges.data)) return { status: 404 };
  await loadPlaces(store, shop, page);
  const range = ranges.data?.find((candidate) => candidate.slug === page);
  return headOf(shop, page, range, localeOf(store));
}
