/** The directory is its address: words, filters and page stand in the query. */
import type { SuppliersQuery } from './suppliers-api';

export const FILTERS = ['category', 'province', 'district', 'verified'] as const;
export type FilterName = (typeof FILTERS)[number];
export type Change = Partial<Record<FilterName | 'q' | 'page', string | null>>;

/** Only what the API knows: everything else in an address is somebody else's. */
export function readQuery(params: URLSearchParams): SuppliersQuery {
  const known = ['q', ...FILTERS, 'page'].flatMap((name) => {
    const value = params.get(name)?.trim();
    return value && !(name === 'page' && value === '1') ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

/** Every change leads back to the first page; another province drops the district. */
export function hrefWith(query: SuppliersQuery, change: Change): string {
  const isMove = 'province' in change && !('district' in change);
  const whole = {
    ...query,
    page: null,
    ...(isMove ? { district: null } : {}),
    ...change,
  };
  const filled = Object.entries(whole).filter(([, value]) => value) as [string, string][];
  return `?${new URLSearchParams(filled)}`;
}

export const withoutFilters = (): Change =>
  Object.fromEntries(FILTERS.map((name) => [name, null]));
