/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderReview: build.query<OrderReviewApiResponse, OrderReviewApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg))}/review`,
      }),
    }),
    reviewOrder: build.mutation<ReviewOrderApiResponse, ReviewOrderApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/review`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    replyToReview: build.mutation<ReplyToReviewApiResponse, ReplyToReviewApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg.orderId))}/review/reply`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as orderReviewsApi };
export type OrderReviewApiResponse = /** status 200 Successful Response */ OrderReview;
export type OrderReviewApiArg = string;
export type ReviewOrderApiResponse = /** status 201 Successful Response */ OrderReview;
export type ReviewOrderApiArg = {
  orderId: string;
  'Idempotency-Key'?: string;
  body: NewReview;
};
export type ReplyToReviewApiResponse = /** status 201 Successful Response */ OrderReview;
export type ReplyToReviewApiArg = {
  orderId: string;
  'Idempotency-Key'?: string;
  body: ReviewReply;
};
export type ReviewStatus = 'pending' | 'published' | 'replied' | 'hidden';
export type ReviewBody = {
  id: string;
  as_described: number;
  on_time: number;
  documents: number;
  communication: number;
  text: string;
  reply: string | null;
  replied_at: string | null;
  reason: string | null;
  created_at: string;
  publish_at: string | null;
  published_at: string | null;
};
export type OrderReview = {
  order_id: string;
  role: 'buyer' | 'seller';
  status: ReviewStatus | null;
  status_label: string | null;
  allowed_statuses: ReviewStatus[];
  write_until: string | null;
  review: ReviewBody | null;
};
export type NewReview = {
  as_described: number;
  on_time: number;
  documents: number;
  communication: number;
  text: string;
};
export type ReviewReply = {
  text: string;
};
export const {
  useOrderReviewQuery,
  useLazyOrderReviewQuery,
  useReviewOrderMutation,
  useReplyToReviewMutation,
} = injectedRtkApi;
