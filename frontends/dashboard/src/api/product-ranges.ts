/** catalog: the groups a seller's shop shows its products in. */
import { api, type Page } from '@haat/platform';

export type ProductRange = {
  id: string;
  name: string;
  name_ne: string | null;
  slug: string;
  position: number;
  product_count: number;
};
export type RangeProduct = { id: string; name: string; name_ne: string | null };
export type RangeForm = { name: string; name_ne: string | null };
const AT_ONCE = 100;
const of = (id: string) => `/productranges/${encodeURIComponent(id)}`;
const anew = (_done: unknown, error: unknown): 'Products'[] =>
  error ? [] : ['Products'];

const rangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    productRanges: build.query<ProductRange[], void>({
      query: () => '/productranges',
      providesTags: ['Products'],
    }),
    makeRange: build.mutation<ProductRange, RangeForm>({
      query: (body) => ({ url: '/productranges', method: 'POST', body }),
      invalidatesTags: anew,
    }),
    changeRange: build.mutation<ProductRange, RangeForm & { id: string }>({
      query: ({ id, ...body }) => ({ url: of(id), method: 'PUT', body }),
      invalidatesTags: anew,
    }),
    deleteRange: build.mutation<void, string>({
      query: (id) => ({ url: of(id), method: 'DELETE' }),
      invalidatesTags: anew,
    }),
    orderRanges: build.mutation<unknown, string[]>({
      query: (ids) => ({ url: '/productranges/order', method: 'PUT', body: { ids } }),
      invalidatesTags: anew,
    }),
    /** All that stand in a range: whoever fills it sends them all again. */
    rangeContents: build.query<RangeProduct[], string>({
      queryFn: async (range_id, _api, _options, call) => {
        const products: RangeProduct[] = [];
        for (let page = 1, last = 1; page <= last; page += 1) {
          const params = { range_id, page, per_page: AT_ONCE };
          const answer = await call({ url: '/products', params });
          if (answer.error) return { error: answer.error };
          const { data, meta } = answer.data as Page<RangeProduct>;
          last = meta.last_page;
          products.push(...data);
        }
        return { data: products };
      },
      providesTags: ['Products'],
    }),
    fillRange: build.mutation<unknown, { id: string; product_ids: string[] }>({
      query: ({ id, product_ids }) => ({
        url: `${of(id)}/products`,
        method: 'PUT',
        body: { product_ids },
      }),
      invalidatesTags: anew,
    }),
  }),
});

export const {
  useProductRangesQuery,
  useMakeRangeMutation,
  useChangeRangeMutation,
  useDeleteRangeMutation,
  useOrderRangesMutation,
  useRangeContentsQuery,
  useFillRangeMutation,
} = rangesApi;
