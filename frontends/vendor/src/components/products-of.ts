import type { SellerProductsApiArg } from '@haat/api/seller-products';

/** The first page has one address, and one place in the store. */
export const onPage = (page: number) => (page > 1 ? { page } : {});

/** The goods of a shop, or of one group of its range: the same call on the server. */
export const productsOf = (
  slug: string,
  group: string | undefined,
  page: number,
): SellerProductsApiArg => ({ slug, ...(group && { group }), ...onPage(page) });
