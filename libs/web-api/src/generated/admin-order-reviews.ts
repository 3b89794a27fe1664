/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminOrderReviews: build.query<AdminOrderReviewsApiResponse, AdminOrderReviewsApiArg>(
      {
        query: (queryArg) => ({
          url: `/admin/order-reviews`,
          params: {
            status: queryArg.status,
            q: queryArg.q,
            page: queryArg.page,
            per_page: queryArg.perPage,
          },
        }),
      },
    ),
    hideOrderReview: build.mutation<HideOrderReviewApiResponse, HideOrderReviewApiArg>({
      query: (queryArg) => ({
        url: `/admin/order-reviews/${encodeURIComponent(String(queryArg.reviewId))}/hide`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    restoreOrderReview: build.mutation<
      RestoreOrderReviewApiResponse,
      RestoreOrderReviewApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/order-reviews/${encodeURIComponent(String(queryArg))}/restore`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminOrderReviewsApi };
export type AdminOrderReviewsApiResponse =
  /** status 200 Successful Response */ CountedPageAdminReview;
export type AdminOrderReviewsApiArg = {
  status?: string | null;
  q?: string | null;
  page?: number;
  perPage?: number | null;
};
export type HideOrderReviewApiResponse =
  /** status 200 Successful Response */ AdminReview;
export type HideOrderReviewApiArg = {
  reviewId: string;
  body: RequiredReason;
};
export type RestoreOrderReviewApiResponse =
  /** status 200 Successful Response */ AdminReview;
export type RestoreOrderReviewApiArg = string;
export type ReviewStatus = 'pending' | 'published' | 'replied' | 'hidden';
export type AdminReview = {
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
  order_id: string;
  number: string;
  status: ReviewStatus;
  status_label: string;
  allowed_statuses: ReviewStatus[];
  company: string | null;
  company_ne: string | null;
  seller: string | null;
  seller_ne: string | null;
  seller_slug: string | null;
  updated_at: string;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type CountedMeta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  counts: {
    [key: string]: number;
  };
  [key: string]: unknown;
};
export type CountedPageAdminReview = {
  data: AdminReview[];
  links: Links;
  meta: CountedMeta;
};
export type RequiredReason = {
  reason: string;
};
export const {
  useAdminOrderReviewsQuery,
  useLazyAdminOrderReviewsQuery,
  useHideOrderReviewMutation,
  useRestoreOrderReviewMutation,
} = injectedRtkApi;
