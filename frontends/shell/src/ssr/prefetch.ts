/** What the shell's own pages need from the API before they are rendered. */
import {
  categoriesApi,
  currenciesApi,
  matchPath,
  productsApi,
  sellersApi,
  statusOf,
  type AppStore,
  type PageHead,
} from '@haat/platform';

const ONCE = { subscribe: false };
type Params = Record<string, string | undefined>;
type Page = {
  path: string;
  load: (store: AppStore, params: Params) => Promise<PageHead>;
};

async function product(store: AppStore, { slug = '' }: Params): Promise<PageHead> {
  const answer = await store.dispatch(productsApi.endpoints.product.initiate(slug, ONCE));
  if (statusOf(answer.error) === 404) return { status: 404 };
  if (!answer.data) return {};
  const { sellerProfile } = sellersApi.endpoints;
  await store.dispatch(sellerProfile.initiate(answer.data.seller.slug, ONCE));
  const { name, description, images, price } = answer.data;
  const canonical = `/product/${answer.data.slug}`;
  const offer = price ? { '@type': 'Offer', price, priceCurrency: 'NPR' } : undefined;
  return {
    title: name,
    description: description?.slice(0, 160),
    canonical,
    image: images[0],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description,
      offers: offer,
    },
  };
}

async function industry(store: AppStore, params: Params): Promise<PageHead> {
  const slug = params.level3 ?? params.level2 ?? params.level1 ?? '';
  const { category } = categoriesApi.endpoints;
  const { search } = productsApi.endpoints;
  const [answer] = await Promise.all([
    store.dispatch(category.initiate(slug, ONCE)),
    store.dispatch(search.initiate({ category: slug }, ONCE)),
  ]);
  if (statusOf(answer.error) === 404) return { status: 404 };
  return { title: answer.data?.category.name };
}

async function home(store: AppStore): Promise<PageHead> {
  await store.dispatch(productsApi.endpoints.home.initiate(undefined, ONCE));
  return { canonical: '/' };
}

const PAGES: Page[] = [
  { path: '/', load: home },
  { path: '/product/:slug', load: product },
  { path: '/industry/:level1', load: industry },
  { path: '/industry/:level1/:level2', load: industry },
  { path: '/industry/:level1/:level2/:level3', load: industry },
];

/** Frame and page at once; a call that fails leaves its place to the browser. */
export async function prefetch(path: string, store: AppStore): Promise<PageHead> {
  const frame = [
    store.dispatch(categoriesApi.endpoints.allCategories.initiate(undefined, ONCE)),
    store.dispatch(currenciesApi.endpoints.currencies.initiate(undefined, ONCE)),
  ];
  const page = PAGES.find((candidate) => matchPath(candidate.path, path));
  const params = page ? (matchPath(page.path, path)?.params ?? {}) : {};
  const [head] = await Promise.all([page?.load(store, params) ?? {}, ...frame]);
  return head;
}
