/** A search is its address: filters, sort, page and view all stand in the query. */
import type { SearchQuery } from '@haat/platform';

export type FilterName =
  'category' | 'province' | 'verified' | 'price_min' | 'price_max' | 'moq_max';
export type View = 'list' | 'grid';

const FILTERS: FilterName[] = [
  'category',
  'province',
  'verified',
  'price_min',
  'price_max',
  'moq_max',
];
const SORTS = ['relevance', 'newest', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

export type Filters = {
  q: string;
  type: 'products' | 'suppliers';
  chosen: Partial<Record<FilterName, string>>;
  sort: Sort;
  page: number;
  view: View;
};

export function readFilters(params: URLSearchParams): Filters {
  const chosen = FILTERS.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const sort = SORTS.find((one) => one === params.get('sort'));
  return {
    q: params.get('q')?.trim() ?? '',
    type: params.get('type') === 'suppliers' ? 'suppliers' : 'products',
    chosen: Object.fromEntries(chosen),
    sort: sort ?? 'relevance',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    view: params.get('view') === 'grid' ? 'grid' : 'list',
  };
}

export function queryOf(filters: Filters): SearchQuery {
  const { q, type, chosen, sort, page } = filters;
  return {
    ...(q ? { q } : {}),
    ...(type === 'suppliers' ? { type } : {}),
    ...chosen,
    ...(sort === 'relevance' ? {} : { sort }),
    ...(page > 1 ? { page } : {}),
  };
}

export type Change = Partial<
  Record<FilterName | 'sort' | 'page' | 'view' | 'type' | 'q' | 'sub', string | null>
>;

/** The query after a change; all but a step of pages and a view lead back to the first page. */
export function changed(params: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(params);
  if (!('page' in change) && !('view' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}

export const withoutFilters = (): Change =>
  Object.fromEntries(FILTERS.map((name) => [name, null]));
