/** catalog: which lists a change of the seller's own products refreshes. */
import { ownProductsApi } from '@haat/api/own-products';
import { onSuccess } from './on-success';

const products = { providesTags: ['Products' as const] };
const change = { invalidatesTags: onSuccess('Products') };
/** Refused because somebody was faster: the list must show the current state. */
const changeOrRefusal = { invalidatesTags: ['Products' as const] };

export const {
  useOwnProductsQuery,
  useOwnProductQuery,
  useProductQuotaQuery,
  useTopProductsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useEditProductMutation,
  useActOnProductsMutation,
  useChangeProductStatusMutation,
  useDuplicateProductMutation,
} = ownProductsApi.enhanceEndpoints({
  endpoints: {
    ownProducts: products,
    ownProduct: products,
    productQuota: products,
    topProducts: products,
    createProduct: change,
    updateProduct: change,
    editProduct: changeOrRefusal,
    actOnProducts: changeOrRefusal,
    changeProductStatus: change,
    duplicateProduct: change,
  },
});
