import type { OwnProductsApiArg } from '@haat/api/own-products';
import { useSearchParams } from '@haat/platform';

export type ProductSort = NonNullable<OwnProductsApiArg['sort']>;
export const SORTS: ProductSort[] = ['newest', 'updated', 'name', 'price', 'enquiries'];

/** What of the products the address asks for; an unknown status is the API's to refuse. */
function filtersIn(params: URLSearchParams): OwnProductsApiArg {
  const status = params.get('status') as OwnProductsApiArg['status'];
  const q = params.get('q');
  const categoryId = params.get('category_id');
  const rangeId = params.get('range_id');
  return {
    ...(status ? { status } : {}),
    ...(q ? { q } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(rangeId ? { rangeId } : {}),
  };
}

/** The list as the address asks for it. */
export function useProductQuery(): { query: OwnProductsApiArg; isNarrowed: boolean } {
  const [params] = useSearchParams();
  const filters = filtersIn(params);
  const sort = SORTS.find((one) => one === params.get('sort'));
  const page = Number(params.get('page')) || 1;
  return {
    query: { ...filters, ...(sort ? { sort } : {}), page },
    isNarrowed: Object.keys(filters).length > 0,
  };
}
