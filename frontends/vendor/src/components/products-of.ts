import type { SellerProductsApiArg } from '@haat/api/seller-products';
import { queryOf, type Filters } from '@haat/ui';

/** The first page has one address, and one place in the store. */
export const onPage = (page: number) => (page > 1 ? { page } : {});

/** The products of a shop, or of one group of its range, that pass the filters. */
export function productsOf(
  slug: string,
  group?: string,
  filters?: Filters,
): SellerProductsApiArg {
  const of = { slug, ...(group && { group }) };
  return filters ? { ...of, ...wanted(filters) } : of;
}

/** What a search has and a shop has not is left out. */
function wanted(filters: Filters): Omit<SellerProductsApiArg, 'slug'> {
  const { q, category, unit, priceMin, priceMax, moqMax, attr, exact, sort, page } =
    queryOf(filters);
  const isOfProducts = sort !== 'near' && sort !== 'reply';
  return {
    ...{ q, category, unit, priceMin, priceMax, moqMax, attr, exact, page },
    sort: isOfProducts ? sort : undefined,
  };
}
