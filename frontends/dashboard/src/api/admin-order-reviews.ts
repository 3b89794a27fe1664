/** engagement, for administrators: which lists a hidden review refreshes. */
import { adminOrderReviewsApi } from '@haat/api/admin-order-reviews';

export const {
  useAdminOrderReviewsQuery,
  useHideOrderReviewMutation,
  useRestoreOrderReviewMutation,
} = adminOrderReviewsApi.enhanceEndpoints({
  addTagTypes: ['AdminOrderReviews'],
  endpoints: {
    adminOrderReviews: { providesTags: ['AdminOrderReviews'] },
    // After a refusal too: somebody else was faster.
    hideOrderReview: { invalidatesTags: ['AdminOrderReviews'] },
    restoreOrderReview: { invalidatesTags: ['AdminOrderReviews'] },
  },
});
