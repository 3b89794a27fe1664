/** What the shell's own pages need from the API before they are rendered. */
import {
  categoriesApi,
  currenciesApi,
  matchPath,
  paths,
  productsApi,
  sellersApi,
  statusOf,
  type AppStore,
  type Locale,
  type PageHead,
} from '@haat/platform';
import { loadPage } from '../app/pages';
import { pageOf } from '../app/route-table';
import { accountApi } from '../features/account/account-api';
import { helpQuery } from '../features/help/audience';
import { helpApi } from '../features/help/help-api';
import { queryOf, readFilters } from '../features/search/filters';
import { readQuery } from '../features/suppliers/directory-query';
import { suppliersApi } from '../features/suppliers/suppliers-api';
import { directoryHead } from './directory-head';
import { articleHead, helpHead } from './help-head';
import { homeHead } from './home-head';
import { addressOf, industriesHead, industryHead } from './industry-head';
import { forgetQuery } from './page-state';
import { LISTED_PATHS, plainHead } from './plain-head';
import { productHead } from './product-head';

const ONCE = { subscribe: false };
type Params = Record<string, string | undefined>;
type Page = {
  path: string;
  load: (store: AppStore, params: Params, query: URLSearchParams) => Promise<PageHead>;
};

const localeOf = (store: AppStore): Locale =>
  store.dispatch((_dispatch, _state, { locale }) => (locale === 'ne' ? 'ne' : 'en'));

async function product(store: AppStore, { slug = '' }: Params): Promise<PageHead> {
  const answer = await store.dispatch(productsApi.endpoints.product.initiate(slug, ONCE));
  // What may stand in for it the browser asks for: the status must not wait.
  if (statusOf(answer.error) === 404) return { status: 404 };
  if (!answer.data) return {};
  const { sellerProfile } = sellersApi.endpoints;
  const seller = answer.data.seller.slug;
  const profile = await store.dispatch(sellerProfile.initiate(seller, ONCE));
  return productHead(answer.data, profile.data, localeOf(store));
}

async function suppliers(
  store: AppStore,
  _params: Params,
  query: URLSearchParams,
): Promise<PageHead> {
  const wanted = readQuery(query);
  const { suppliers: all } = suppliersApi.endpoints;
  const { data } = await store.dispatch(all.initiate(wanted, ONCE));
  return directoryHead(data?.data ?? [], localeOf(store), Object.keys(wanted).length > 0);
}

/** What is found. Where nothing is, the browser asks for itself: who looked in vain counts once. */
async function search(
  store: AppStore,
  _params: Params,
  query: URLSearchParams,
): Promise<PageHead> {
  const { search: one } = productsApi.endpoints;
  const asked = store.dispatch(one.initiate(queryOf(readFilters(query)), ONCE));
  const { data } = await asked;
  if (data?.data.length === 0) forgetQuery(store, asked.queryCacheKey);
  return plainHead(paths.search(), localeOf(store));
}

async function industry(store: AppStore, params: Params): Promise<PageHead> {
  const { level1, level2, level3 } = params;
  const levels = [level1, level2, level3].filter((level) => level !== undefined);
  const slug = levels.at(-1) ?? '';
  const { category: one } = categoriesApi.endpoints;
  const { search } = productsApi.endpoints;
  const [answer, goods] = await Promise.all([
    store.dispatch(one.initiate(slug, ONCE)),
    store.dispatch(search.initiate({ category: slug }, ONCE)),
  ]);
  if (statusOf(answer.error) === 404) return { status: 404 };
  if (!answer.data) return {};
  // Renamed, merged, or asked for below another one.
  const address = addressOf(answer.data);
  if (address !== paths.industry(...levels)) return { redirect: address };
  return industryHead(answer.data, goods.data?.data ?? [], localeOf(store));
}

async function industries(store: AppStore): Promise<PageHead> {
  const { allCategories } = categoriesApi.endpoints;
  const { data } = await store.dispatch(allCategories.initiate(undefined, ONCE));
  return industriesHead(data ?? [], localeOf(store));
}

async function home(store: AppStore): Promise<PageHead> {
  await store.dispatch(productsApi.endpoints.home.initiate(undefined, ONCE));
  return homeHead(localeOf(store));
}

/** Whether one may come in by Google: its button stands there from the first moment, or never. */
async function register(store: AppStore): Promise<PageHead> {
  await store.dispatch(accountApi.endpoints.providers.initiate(undefined, ONCE));
  return plainHead(paths.register, localeOf(store));
}

const helpAt = (path: string): Page => ({
  path,
  load: async (store, _params, query) => {
    const wanted = helpQuery(path, query);
    await store.dispatch(helpApi.endpoints.help.initiate(wanted, ONCE));
    return helpHead(path, localeOf(store), wanted.q !== undefined);
  },
});

async function article(store: AppStore, { id = '' }: Params): Promise<PageHead> {
  const answer = await store.dispatch(helpApi.endpoints.article.initiate(id, ONCE));
  if (statusOf(answer.error) === 404) return { status: 404 };
  return answer.data ? articleHead(answer.data, localeOf(store)) : {};
}

const plainAt = (path: string): Page => ({
  path,
  load: async (store) => plainHead(path, localeOf(store)),
});

const PAGES: Page[] = [
  { path: '/', load: home },
  { path: '/product/:slug', load: product },
  { path: '/suppliers', load: suppliers },
  { path: paths.search(), load: search },
  ...[paths.help, paths.buyerHelp, paths.sellerHelp, paths.knowledgeBase()].map(helpAt),
  { path: '/help/knowledge-base/:id', load: article },
  { path: paths.register, load: register },
  ...LISTED_PATHS.map(plainAt),
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
): Promise<PageHead> {
  const frame = [
    store.dispatch(categoriesApi.endpoints.mainCategories.initiate(undefined, ONCE)),
    store.dispatch(currenciesApi.endpoints.currencies.initiate(undefined, ONCE)),
  ];
  const name = pageOf(path);
  const page = PAGES.find((candidate) => matchPath(candidate.path, path));
  const params = page ? (matchPath(page.path, path)?.params ?? {}) : {};
  const [head] = await Promise.all([
    page?.load(store, params, query) ?? {},
    name && loadPage(name),
    ...frame,
  ]);
  return head;
}
