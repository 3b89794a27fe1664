/** catalog, for the operator: which lists a verdict about a product refreshes. */
import { adminProductReportsApi } from '@haat/api/admin-product-reports';
import { adminProductsApi } from '@haat/api/admin-products';

const TAGS = ['ModeratedProducts', 'ProductReports'] as const;
// After a refusal too: somebody else was faster.
const verdict = { invalidatesTags: [...TAGS] };

export const {
  useModeratedProductsQuery,
  useModeratedProductQuery,
  useApproveProductMutation,
  useBlockProductMutation,
  useRejectProductMutation,
} = adminProductsApi.enhanceEndpoints({
  addTagTypes: [...TAGS],
  endpoints: {
    moderatedProducts: { providesTags: ['ModeratedProducts'] },
    moderatedProduct: { providesTags: ['ModeratedProducts'] },
    approveProduct: verdict,
    blockProduct: verdict,
    rejectProduct: verdict,
  },
});

export const { useProductReportsQuery, useCloseProductReportMutation } =
  adminProductReportsApi.enhanceEndpoints({
    addTagTypes: [...TAGS],
    endpoints: {
      productReports: { providesTags: ['ProductReports'] },
      closeProductReport: { invalidatesTags: [...TAGS] },
    },
  });
