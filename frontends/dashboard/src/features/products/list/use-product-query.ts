import { useSearchParams } from '@haat/platform';
import type { ProductQuery, ProductSort } from '../../../api/own-products';

export const SORTS: ProductSort[] = ['newest', 'updated', 'name', 'price', 'enquiries'];
const KEYS = ['status', 'q', 'category_id', 'range_id'] as const;

const isSort = (text: string | null): text is ProductSort =>
  (SORTS as (string | null)[]).includes(text);

/** The list as the address asks for it. */
export function useProductQuery(): { query: ProductQuery; isNarrowed: boolean } {
  const [params] = useSearchParams();
  const filters = Object.fromEntries(
    KEYS.map((key) => [key, params.get(key)]).filter(([, value]) => value),
  ) as Pick<ProductQuery, (typeof KEYS)[number]>;
  const sort = params.get('sort');
  const page = Number(params.get('page')) || 1;
  return {
    query: { ...filters, ...(isSort(sort) ? { sort } : {}), page },
    isNarrowed: Object.keys(filters).length > 0,
  };
}
