/** catalog: one move over many own products. */
import { api, type Reason } from '@haat/platform';

export type BulkAction =
  | { action: 'publish' | 'unlist' | 'archive' }
  | { action: 'price_percent'; percent: number }
  | { action: 'set_category'; category_id: string }
  | { action: 'set_range'; product_range_id: string | null };
/** Each product on its own: one refusal does not hold the others back. */
export type BulkResult = {
  changed: string[];
  failed: { id: string; message: string; reason?: Reason }[];
};

const actionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeProducts: build.mutation<BulkResult, BulkAction & { ids: string[] }>({
      query: (body) => ({ url: '/products/actions', method: 'POST', body }),
      invalidatesTags: ['Products'],
    }),
  }),
});

export const { useChangeProductsMutation } = actionsApi;
