import { countOf, queryOf, readFilters } from '@haat/ui';
/** The head of every page that the shell renders itself: from its address and what the store holds, on the server and in the browser. */
import { helpApi } from '@haat/api/help';
import { productApi } from '@haat/api/product';
import { searchApi } from '@haat/api/search';
import { sellerApi } from '@haat/api/seller';
import {
  categoriesApi,
  matchPath,
  paths,
  statusOf,
  type Locale,
  type PageHead,
  type RootState,
} from '@haat/platform';
import { helpQuery } from '../features/help/audience';
import { directoryHead } from './directory-head';
import { articleHead, helpHead } from './help-head';
import { homeHead } from './home-head';
import { industriesHead, industryHead } from './industry-head';
import { plainHead } from './plain-head';
import { productHead } from './product-head';
import { searchHead } from './search-head';

type Params = Record<string, string | undefined>;
export type Place = { path: string; params: Params; query: URLSearchParams };
type Answer<T> = { data?: T | undefined; error?: unknown };

/** What a head is made of: the same objects as long as nothing changed. */
type Facts = { data?: unknown; more?: unknown; isMissing?: boolean };
type RouteHead = {
  path: string;
  facts?: (state: RootState, place: Place) => Facts;
  head: (facts: Facts, locale: Locale, place: Place) => PageHead;
};

const factsOf = <T>({ data, error }: Answer<T>, more?: unknown): Facts => ({
  data,
  more,
  isMissing: statusOf(error) === 404,
});

/** Nothing before the answer; a 404 has its own title. */
const answered =
  <Data, More>(head: (data: Data, more: More | undefined, locale: Locale) => PageHead) =>
  ({ data, more, isMissing }: Facts, locale: Locale): PageHead => {
    if (isMissing) return { status: 404 };
    return data ? head(data as Data, more as More | undefined, locale) : {};
  };

const levelsOf = ({ level1, level2, level3 }: Params) =>
  [level1, level2, level3].filter((level) => level !== undefined);

const product: RouteHead = {
  path: '/product/:slug',
  facts: (state, { params }) => {
    const answer = productApi.endpoints.product.select(params.slug ?? '')(state);
    const seller = answer.data?.seller.slug ?? '';
    const profile = sellerApi.endpoints.sellerProfile.select(seller)(state);
    return factsOf(answer, profile.data);
  },
  head: answered(productHead),
};

const industryAt = (path: string): RouteHead => ({
  path,
  facts: (state, { params }) => {
    const slug = levelsOf(params).at(-1) ?? '';
    const goods = searchApi.endpoints.search.select({ category: slug })(state);
    return factsOf(
      categoriesApi.endpoints.category.select(slug)(state),
      goods.data?.data,
    );
  },
  head: answered(industryHead),
});

const industries: RouteHead = {
  path: paths.industries,
  facts: (state) =>
    factsOf(categoriesApi.endpoints.allCategories.select(undefined)(state)),
  head: ({ data }, locale) => industriesHead((data as never[] | undefined) ?? [], locale),
};

/** Every page but the first of all suppliers. */
function isFiltered(query: URLSearchParams): boolean {
  const filters = readFilters(query, 'suppliers');
  return filters.q !== '' || filters.page > 1 || countOf(filters) > 0;
}

const suppliers: RouteHead = {
  path: paths.suppliers,
  facts: (state, { query }) =>
    factsOf(
      searchApi.endpoints.search.select(queryOf(readFilters(query, 'suppliers')))(state),
    ),
  head: ({ data }, locale, { query }) =>
    directoryHead(
      (data as { data: never[] } | undefined)?.data ?? [],
      locale,
      isFiltered(query),
    ),
};

const helpAt = (path: string): RouteHead => ({
  path,
  head: (_facts, locale, { query }) =>
    helpHead(path, locale, helpQuery(path, query).q !== undefined),
});

const article: RouteHead = {
  path: '/help/knowledge-base/:id',
  facts: (state, { params }) =>
    factsOf(helpApi.endpoints.getArticle.select(params.id ?? '')(state)),
  head: answered((data: Parameters<typeof articleHead>[0], _more, locale) =>
    articleHead(data, locale),
  ),
};

const HEADS: RouteHead[] = [
  { path: paths.home, head: (_facts, locale) => homeHead(locale) },
  product,
  suppliers,
  industries,
  industryAt('/industry/:level1'),
  industryAt('/industry/:level1/:level2'),
  industryAt('/industry/:level1/:level2/:level3'),
  {
    path: paths.search(),
    head: (_facts, locale, { query }) => searchHead(query, locale),
  },
  ...[paths.help, paths.buyerHelp, paths.sellerHelp, paths.knowledgeBase()].map(helpAt),
  article,
];
const PLAIN: RouteHead = {
  path: '*',
  head: (_facts, locale, { path, query }) => plainHead(path, locale, query),
};

const routeOf = (path: string) =>
  HEADS.find((route) => matchPath(route.path, path)) ?? PLAIN;

function placeAt(path: string, query: URLSearchParams): Place {
  const params = matchPath(routeOf(path).path, path)?.params ?? {};
  return { path, params, query };
}

export const headFacts = (state: RootState, path: string, query: URLSearchParams) =>
  routeOf(path).facts?.(state, placeAt(path, query)) ?? {};

export const headFrom = (
  facts: Facts,
  path: string,
  query: URLSearchParams,
  locale: Locale,
): PageHead => routeOf(path).head(facts, locale, placeAt(path, query));

export const isSameFacts = (one: Facts, other: Facts): boolean =>
  one.data === other.data && one.more === other.more && one.isMissing === other.isMissing;

/** What the server writes. */
export const routeHead = (
  state: RootState,
  path: string,
  query: URLSearchParams,
  locale: Locale,
): PageHead => headFrom(headFacts(state, path, query), path, query, locale);
