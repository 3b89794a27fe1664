/** What the edge renders this remote's pages with. */
import { sellersApi, statusOf, type AppStore, type PageHead } from '@haat/platform';
import { messages as en } from './locales/en/messages';
import { messages as ne } from './locales/ne/messages';
import { messages as uiEn } from '@haat/ui/locales/en/messages';
import { messages as uiNe } from '@haat/ui/locales/ne/messages';
import { VendorRoutes } from './routes';

export const modules = { VendorRoutes: { default: VendorRoutes } };
export const catalogs = {
  en: [{ messages: en }, { messages: uiEn }],
  ne: [{ messages: ne }, { messages: uiNe }],
};

/** Fills the store for a path and says what belongs into the page's head. */
export async function prefetch(path: string, store: AppStore): Promise<PageHead> {
  const [, , slug = '', ...rest] = path.split('/');
  const once = { subscribe: false };
  const { sellerProfile, productRange } = sellersApi.endpoints;
  const [profile] = await Promise.all([
    store.dispatch(sellerProfile.initiate(decodeURIComponent(slug), once)),
    store.dispatch(productRange.initiate(decodeURIComponent(slug), once)),
  ]);
  if (statusOf(profile.error) === 404) return { status: 404 };
  if (!profile.data) return {};
  const seller = profile.data;
  const page = `/vendor/${[seller.slug, ...rest].join('/')}`;
  // An old slug answers with the firm's new one.
  if (seller.slug !== decodeURIComponent(slug)) return { redirect: page };
  const place = [seller.locality, seller.city].filter(Boolean).join(', ');
  return {
    title: seller.company_name,
    description: `${seller.company_name}, ${place}`,
    canonical: page,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: seller.company_name,
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'NP' },
    },
  };
}
