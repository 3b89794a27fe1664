/** A search is its address: filters, sort, page and view are in the query string. */
import type { SearchApiArg } from '@haat/api/search';
import { FLAG_FACETS, SEARCH_FACETS, type FacetParam } from '@haat/ui';

/** Those of one value each; attributes repeat. */
export type FilterName = Exclude<FacetParam, 'attr'>;
const FILTERS = SEARCH_FACETS.flatMap(
  ({ params }): readonly FacetParam[] => params,
).filter((name) => name !== 'attr');
export type View = 'list' | 'grid';
const SORTS = ['relevance', 'newest', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

export type Filters = {
  q: string;
  type: 'products' | 'suppliers';
  chosen: Partial<Record<FilterName, string>>;
  /** `key:value` each. */
  attrs: string[];
  /** Searched as typed, without correction. */
  isExact: boolean;
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
    attrs: params.getAll('attr').filter((one) => one.includes(':')),
    isExact: params.get('exact') === 'true',
    sort: sort ?? 'relevance',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    view: params.get('view') === 'grid' ? 'grid' : 'list',
  };
}

/** What is not chosen is not sent. */
export function queryOf(filters: Filters): SearchApiArg {
  const { q, type, chosen, attrs, isExact, sort, page } = filters;
  const { category, province, district, moq_max } = chosen;
  const { price_min: priceMin, price_max: priceMax } = chosen;
  const flags = FLAG_FACETS.filter(({ name }) => chosen[name] === 'true');
  return {
    ...(q && { q }),
    ...(type === 'suppliers' && { type }),
    ...(category && { category }),
    ...(province && { province: Number(province) }),
    ...(district && { district: Number(district) }),
    ...Object.fromEntries(flags.map(({ arg }) => [arg, true])),
    ...(priceMin && { priceMin }),
    ...(priceMax && { priceMax }),
    ...(moq_max && { moqMax: Number(moq_max) }),
    ...(attrs.length > 0 && { attr: attrs }),
    ...(isExact && { exact: true }),
    ...(sort !== 'relevance' && { sort }),
    ...(page > 1 && { page }),
  };
}

type Single = FilterName | 'exact' | 'sort' | 'page' | 'view' | 'type' | 'q' | 'sub';
export type Change = Partial<Record<Single, string | null>> & { attr?: string[] };

/** What goes with a change: another place or trade has districts and attributes of its own. */
function withConsequences(change: Change): Change {
  return {
    ...('province' in change ? { district: null } : {}),
    ...('category' in change || 'sub' in change ? { attr: [] } : {}),
    ...('page' in change || 'view' in change ? {} : { page: null }),
    ...change,
  };
}

/** The query after a change; all but a step of pages and a view lead back to the first page. */
export function changed(params: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(withConsequences(change))) {
    next.delete(name);
    for (const one of [value ?? []].flat()) if (one) next.append(name, one);
  }
  return `?${next}`;
}

/** With the value when it was not chosen, without it when it was. */
export const toggled = (values: string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

export const withoutFilters = (): Change => ({
  ...Object.fromEntries(FILTERS.map((name) => [name, null])),
  attr: [],
});

/** How many filters are on; both ends of the price are one. */
export function countOf({ chosen, attrs }: Filters): number {
  const { price_min, price_max, ...others } = chosen;
  const price = price_min || price_max ? 1 : 0;
  return Object.keys(others).length + price + attrs.length;
}
