/** A search is its address: filters, sort, page and view are in the query string. */
import type { SearchApiArg } from '@haat/api/search';
import { FLAG_FACETS, SEARCH_FACETS, type FacetParam } from '../market/search-facets';

/** Those of one value each; attributes repeat. */
export type FilterName = Exclude<FacetParam, 'attr'>;
const FILTERS = SEARCH_FACETS.flatMap(
  ({ params }): readonly FacetParam[] => params,
).filter((name) => name !== 'attr');
/** Products have a list and a grid, suppliers a list and a map. */
export type View = 'list' | 'grid' | 'map';
/** Each kind of result has orders of its own. */
export const SORTS = {
  products: ['relevance', 'newest', 'price_asc', 'price_desc'],
  suppliers: ['relevance', 'near', 'reply'],
} as const;
export type Sort = (typeof SORTS)['products' | 'suppliers'][number];
const MAX_QUERY = 200;
const INTEGER = /^[1-9][0-9]{0,8}$/;
const AMOUNT = /^[0-9]{1,12}([.][0-9]{1,2})?$/;
/** What a filter of this name may be; the address may have anything. */
const SHAPES: Partial<Record<FacetParam, RegExp>> = {
  province: /^[1-9][0-9]?$/,
  district: /^[1-9][0-9]{0,3}$/,
  unit: /^[a-z0-9-]{1,40}$/,
  price_min: AMOUNT,
  price_max: AMOUNT,
  moq_max: INTEGER,
};

export type Filters = {
  q: string;
  type: 'products' | 'suppliers';
  chosen: Partial<Record<FilterName, string>>;
  /** How much is needed and where: they filter nothing, prices and distances follow them. */
  quantity: string;
  quantityUnit: string;
  near: string;
  /** `key:value` each. */
  attrs: string[];
  /** Searched as typed, without correction. */
  isExact: boolean;
  sort: Sort;
  page: number;
  view: View;
};

export function readFilters(params: URLSearchParams, kind?: Filters['type']): Filters {
  const chosen = FILTERS.flatMap((name) => {
    const value = params.get(name);
    const isValid = value && (SHAPES[name]?.test(value) ?? true);
    return isValid ? [[name, value] as const] : [];
  });
  const matching = (name: string, shape: RegExp) => {
    const value = params.get(name) ?? '';
    return shape.test(value) ? value : '';
  };
  const type = kind ?? (params.get('type') === 'suppliers' ? 'suppliers' : 'products');
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_QUERY),
    type,
    quantity: matching('quantity', INTEGER),
    quantityUnit: matching('quantity_unit', /^[a-z0-9-]{1,40}$/),
    near: matching('near', /^[1-9][0-9]{0,3}$/),
    chosen: Object.fromEntries(chosen),
    attrs: params.getAll('attr').filter((one) => one.includes(':')),
    isExact: params.get('exact') === 'true',
    sort: sortOf(params, type),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    view: viewOf(params, type),
  };
}

function viewOf(params: URLSearchParams, type: Filters['type']): View {
  const other = type === 'suppliers' ? 'map' : 'grid';
  return params.get('view') === other ? other : 'list';
}

export function sortOf(params: URLSearchParams, type: Filters['type']): Sort {
  const sorts: readonly Sort[] = SORTS[type];
  return sorts.find((one) => one === params.get('sort')) ?? 'relevance';
}

/** What is not chosen is not sent. */
export function queryOf(filters: Filters): SearchApiArg {
  const { q, type, chosen, attrs, isExact, sort, page } = filters;
  const { quantity, quantityUnit, near } = filters;
  const { category, province, district, unit, moq_max } = chosen;
  const { price_min: priceMin, price_max: priceMax } = chosen;
  const flags = FLAG_FACETS.filter(({ name }) => chosen[name] === 'true');
  return {
    ...(q && { q }),
    ...(type === 'suppliers' && { type }),
    ...(category && { category }),
    ...(province && { province: Number(province) }),
    ...(district && { district: Number(district) }),
    ...Object.fromEntries(flags.map(({ arg }) => [arg, true])),
    ...(unit && { unit }),
    ...(priceMin && { priceMin }),
    ...(priceMax && { priceMax }),
    ...(moq_max && { moqMax: Number(moq_max) }),
    ...(attrs.length > 0 && { attr: attrs }),
    ...(quantity && { quantity: Number(quantity) }),
    ...(quantity && quantityUnit && { quantityUnit }),
    ...(near && { near: Number(near) }),
    ...(isExact && { exact: true }),
    ...(sort !== 'relevance' && { sort }),
    ...(page > 1 && { page }),
  };
}

type Need = 'quantity' | 'quantity_unit' | 'near';
type Single =
  FilterName | Need | 'exact' | 'sort' | 'page' | 'view' | 'type' | 'q' | 'sub';
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
export function changedQuery(params: URLSearchParams, change: Change): string {
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
