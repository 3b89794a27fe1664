/** engagement: a review belongs to its order, and both change by the same notifications. */
import { orderReviewsApi } from '@haat/api/order-reviews';

export type { OrderReview, ReviewBody } from '@haat/api/order-reviews';

/** Also when refused: the other side was faster, and the page must show the current state. */
const changesOrders = { invalidatesTags: ['Orders' as const] };

export const { useOrderReviewQuery, useReviewOrderMutation, useReplyToReviewMutation } =
  orderReviewsApi.enhanceEndpoints({
    endpoints: {
      orderReview: { providesTags: ['Orders'] },
      reviewOrder: changesOrders,
      replyToReview: changesOrders,
    },
  });
