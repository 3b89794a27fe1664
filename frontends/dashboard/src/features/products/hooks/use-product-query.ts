import type { OwnProductsApiArg } from '@haat/api/own-products';
import { useSearchParams } from '@haat/platform';

export type ProductSort = NonNullable<OwnProductsApiArg['sort']>;
export const SORTS: ProductSort[] = ['newest', 'updated', 'name', 'price', 'enquiries'];

/** The products that the address queries; an unknown status is the API's to refuse. */
function filtersIn(params: URLSearchParams): OwnProductsApiArg {
  const status = params.get('status') as OwnProductsApiArg['status'];
  const q = params.get('q');
  const categoryId = params.get('category_id');
  const rangeId = params.get('range_id');
  const qualityBelow = Number(params.get('quality_below'));
  return {
    ...(status ? { status } : {}),
    ...(q ? { q } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(rangeId ? { rangeId } : {}),
    ...(qualityBelow > 0 ? { qualityBelow } : {}),
    ...(params.has('without_price') ? { withoutPrice: true } : {}),
  };
}

const FILTERS = [
  'status',
  'q',
  'category_id',
  'range_id',
  'quality_below',
  'without_price',
];

/** The filters of the list, for its export: the file has the same rows. */
export const exportQuery = (params: URLSearchParams): string =>
  new URLSearchParams([...params].filter(([name]) => FILTERS.includes(name))).toString();

/** The query of the list, from the address. */
export function useProductQuery(): { query: OwnProductsApiArg; isFiltered: boolean } {
  const [params] = useSearchParams();
  const filters = filtersIn(params);
  const sort = SORTS.find((one) => one === params.get('sort'));
  const page = Number(params.get('page')) || 1;
  return {
    query: { ...filters, ...(sort ? { sort } : {}), page },
    isFiltered: Object.keys(filters).length > 0,
  };
}
