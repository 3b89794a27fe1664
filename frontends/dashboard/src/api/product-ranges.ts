/** catalog: which lists a change of a product range refreshes, and its products. */
import type { ListingOut, PageListingOut } from '@haat/api/own-products';
import { productRangesApi } from '@haat/api/product-ranges';
import { onSuccess } from './on-success';

const AT_ONCE = 100;
const change = { invalidatesTags: onSuccess('Products') };

const rangesApi = productRangesApi
  .enhanceEndpoints({
    endpoints: {
      productRanges: { providesTags: ['Products'] },
      createProductRange: change,
      renameProductRange: change,
      deleteProductRange: change,
      orderProductRanges: change,
      fillProductRange: change,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** All products of a range: a change sends them all again. */
      rangeContents: build.query<ListingOut[], string>({
        queryFn: async (range_id, _api, _options, call) => {
          const products: ListingOut[] = [];
          for (let page = 1, last = 1; page <= last; page += 1) {
            const params = { range_id, page, per_page: AT_ONCE };
            const answer = await call({ url: '/products', params });
            if (answer.error) return { error: answer.error };
            const { data, meta } = answer.data as PageListingOut;
            last = meta.last_page;
            products.push(...data);
          }
          return { data: products };
        },
        providesTags: ['Products'],
      }),
    }),
  });

export const {
  useProductRangesQuery,
  useCreateProductRangeMutation,
  useRenameProductRangeMutation,
  useDeleteProductRangeMutation,
  useOrderProductRangesMutation,
  useRangeContentsQuery,
  useFillProductRangeMutation,
} = rangesApi;
