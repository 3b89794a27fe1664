import { queryOf, readFilters } from '@haat/ui';
/** What the shell's own pages need from the API before they are rendered. */
import { helpApi } from '@haat/api/help';
import { homeApi } from '@haat/api/home';
import { productApi } from '@haat/api/product';
import { searchApi } from '@haat/api/search';
import { sellerApi } from '@haat/api/seller';
import {
  categoriesApi,
  currenciesApi,
  matchPath,
  paths,
  type AppStore,
  type PageHead,
} from '@haat/platform';
import { loadPage } from '../app/pages';
import { pageOf } from '../app/route-table';
import { googleApi } from '../api/google-api';
import { helpQuery } from '../features/help/audience';
import { addressOf } from './industry-head';

const ONCE = { subscribe: false };
type Params = Record<string, string | undefined>;
/** Where the page is, if not here, and the cache key of a call that the browser makes itself. */
type Prefetched = Pick<PageHead, 'redirect'> & { forBrowser?: string };
type Page = {
  path: string;
  load: (store: AppStore, params: Params, query: URLSearchParams) => Promise<Prefetched>;
};

async function product(store: AppStore, { slug = '' }: Params): Promise<Prefetched> {
  const answer = await store.dispatch(productApi.endpoints.product.initiate(slug, ONCE));
  // The browser requests what may replace it: the status must not wait.
  if (!answer.data) return {};
  const { sellerProfile } = sellerApi.endpoints;
  await store.dispatch(sellerProfile.initiate(answer.data.seller.slug, ONCE));
  return {};
}

async function suppliers(
  store: AppStore,
  _params: Params,
  query: URLSearchParams,
): Promise<Prefetched> {
  const { search: one } = searchApi.endpoints;
  await store.dispatch(one.initiate(queryOf(readFilters(query, 'suppliers')), ONCE));
  return {};
}

/** Without results the browser calls again: the demand of each visitor is counted once. */
async function search(
  store: AppStore,
  _params: Params,
  query: URLSearchParams,
): Promise<Prefetched> {
  const { search: one } = searchApi.endpoints;
  const request = store.dispatch(one.initiate(queryOf(readFilters(query)), ONCE));
  const { data } = await request;
  return data?.data.length === 0 ? { forBrowser: request.queryCacheKey } : {};
}

async function industry(
  store: AppStore,
  params: Params,
  query: URLSearchParams,
): Promise<Prefetched> {
  const { level1, level2, level3 } = params;
  const levels = [level1, level2, level3].filter((level) => level !== undefined);
  const slug = levels.at(-1) ?? '';
  const { category: one } = categoriesApi.endpoints;
  const { search } = searchApi.endpoints;
  const category = query.get('sub') ?? slug;
  const wanted = { ...queryOf(readFilters(query)), category };
  const [answer] = await Promise.all([
    store.dispatch(one.initiate(slug, ONCE)),
    store.dispatch(search.initiate(wanted, ONCE)),
  ]);
  if (!answer.data) return {};
  // Renamed, merged, or requested below another one.
  const address = addressOf(answer.data);
  return address === paths.industry(...levels) ? {} : { redirect: address };
}

async function industries(store: AppStore): Promise<Prefetched> {
  const { allCategories } = categoriesApi.endpoints;
  await store.dispatch(allCategories.initiate(undefined, ONCE));
  return {};
}

async function home(store: AppStore): Promise<Prefetched> {
  await store.dispatch(homeApi.endpoints.home.initiate(undefined, ONCE));
  return {};
}

/** Whether Google sign-in is on: its button is there from the first moment, or never. */
async function register(store: AppStore): Promise<Prefetched> {
  await store.dispatch(googleApi.endpoints.authorizeProviders.initiate(undefined, ONCE));
  return {};
}

const helpAt = (path: string): Page => ({
  path,
  load: async (store, _params, query) => {
    await store.dispatch(
      helpApi.endpoints.listHelp.initiate(helpQuery(path, query), ONCE),
    );
    return {};
  },
});

async function article(store: AppStore, { id = '' }: Params): Promise<Prefetched> {
  await store.dispatch(helpApi.endpoints.getArticle.initiate(id, ONCE));
  return {};
}

const PAGES: Page[] = [
  { path: '/', load: home },
  { path: '/product/:slug', load: product },
  { path: '/suppliers', load: suppliers },
  { path: paths.search(), load: search },
  ...[paths.help, paths.buyerHelp, paths.sellerHelp, paths.knowledgeBase()].map(helpAt),
  { path: '/help/knowledge-base/:id', load: article },
  { path: paths.register, load: register },
  { path: paths.industries, load: industries },
  { path: '/industry/:level1', load: industry },
  { path: '/industry/:level1/:level2', load: industry },
  { path: '/industry/:level1/:level2/:level3', load: industry },
];

/** Frame and page at once; a call that fails leaves its place to the browser. */
export async function prefetch(
  path: string,
  store: AppStore,
  query = new URLSearchParams(),
): Promise<Prefetched> {
  const frame = [
    store.dispatch(categoriesApi.endpoints.mainCategories.initiate(undefined, ONCE)),
    store.dispatch(currenciesApi.endpoints.currencies.initiate(undefined, ONCE)),
  ];
  const name = pageOf(path);
  const page = PAGES.find((candidate) => matchPath(candidate.path, path));
  const params = page ? (matchPath(page.path, path)?.params ?? {}) : {};
  const [prefetched] = await Promise.all([
    page?.load(store, params, query) ?? {},
    name && loadPage(name),
    ...frame,
  ]);
  return prefetched;
}
