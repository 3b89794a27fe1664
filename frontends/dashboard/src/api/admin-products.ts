/** catalog, for administrators: which lists a decision about a product refreshes. */
import { adminProductReportsApi } from '@haat/api/admin-product-reports';
import { adminProductsApi } from '@haat/api/admin-products';

const TAGS = ['ModeratedProducts', 'ProductReports'] as const;
// After a refusal too: somebody else was faster.
const decision = { invalidatesTags: [...TAGS] };

export const {
  useModeratedProductsQuery,
  useModeratedProductQuery,
  useSellerProductHistoryQuery,
  useApproveProductMutation,
  useBlockProductMutation,
  useRejectProductMutation,
} = adminProductsApi.enhanceEndpoints({
  addTagTypes: [...TAGS],
  endpoints: {
    moderatedProducts: { providesTags: ['ModeratedProducts'] },
    moderatedProduct: { providesTags: ['ModeratedProducts'] },
    sellerProductHistory: { providesTags: ['ModeratedProducts'] },
    approveProduct: decision,
    blockProduct: decision,
    rejectProduct: decision,
  },
});

export const { useProductReportsQuery, useDecideProductReportMutation } =
  adminProductReportsApi.enhanceEndpoints({
    addTagTypes: [...TAGS],
    endpoints: {
      productReports: { providesTags: ['ProductReports'] },
      decideProductReport: { invalidatesTags: [...TAGS] },
    },
  });
