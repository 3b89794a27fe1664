/** The state of the directory is its address: search text, filters and page. */
import type { SuppliersApiArg } from '@haat/api/suppliers';

export const FILTERS = ['category', 'province', 'district', 'verified'] as const;
export type FilterName = (typeof FILTERS)[number];
type Name = FilterName | 'q' | 'page';
export type DirectoryQuery = Partial<Record<Name, string>>;
export type Change = Partial<Record<Name, string | null>>;
const PER_PAGE = 24;

/** Only what the API knows: everything else in an address is somebody else's. */
export function readQuery(params: URLSearchParams): DirectoryQuery {
  const names: Name[] = ['q', ...FILTERS, 'page'];
  const entries = names.flatMap((name): [Name, string][] => {
    const value = params.get(name)?.trim();
    return value && !(name === 'page' && value === '1') ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** What is not chosen is not sent. */
export const argOf = (query: DirectoryQuery): SuppliersApiArg => {
  const { q, category, province, district, verified, page } = query;
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(province && { province: Number(province) }),
    ...(district && { district: Number(district) }),
    ...(verified === 'true' && { verified: true }),
    ...(page && { page: Number(page) }),
    perPage: PER_PAGE,
  };
};

/** Every change leads back to the first page; another province drops the district. */
export function hrefWith(query: DirectoryQuery, change: Change): string {
  const isOtherProvince = 'province' in change && !('district' in change);
  const changed = {
    ...query,
    page: null,
    ...(isOtherProvince ? { district: null } : {}),
    ...change,
  };
  const filled = Object.entries(changed).filter(([, value]) => value) as [
    string,
    string,
  ][];
  return `?${new URLSearchParams(filled)}`;
}

export const withoutFilters = (): Change =>
  Object.fromEntries(FILTERS.map((name) => [name, null]));
