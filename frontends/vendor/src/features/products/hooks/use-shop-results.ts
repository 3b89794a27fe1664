import { useSellerProductsQuery } from '@haat/api/seller-products';
import { useFilterAddress, type FilteredResults } from '@haat/ui';
import { productsOf } from '../../../components/products-of';

/** The products of a shop for the filters of the address. */
export function useShopResults(slug: string, group?: string) {
  const address = useFilterAddress('products');
  const answer = useSellerProductsQuery(productsOf(slug, group, address.filters));
  const results: FilteredResults = {
    ...address,
    facets: answer.data?.meta.facets ?? null,
    total: answer.data?.meta.total ?? 0,
    isLoading: answer.isLoading,
  };
  return { results, answer };
}
