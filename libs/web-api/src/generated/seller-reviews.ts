/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sellerReviews: build.query<SellerReviewsApiResponse, SellerReviewsApiArg>({
      query: (queryArg) => ({
        url: `/webui/seller/${encodeURIComponent(String(queryArg.slug))}/reviews`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sellerReviewsApi };
export type SellerReviewsApiResponse =
  /** status 200 Successful Response */ PagePublicReview;
export type SellerReviewsApiArg = {
  slug: string;
  page?: number;
  perPage?: number | null;
};
export type PublicReview = {
  id: string;
  company: string | null;
  company_ne: string | null;
  as_described: number;
  on_time: number;
  documents: number;
  communication: number;
  text: string;
  reply: string | null;
  replied_at: string | null;
  published_at: string;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type Meta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  [key: string]: unknown;
};
export type PagePublicReview = {
  data: PublicReview[];
  links: Links;
  meta: Meta;
};
export const { useSellerReviewsQuery, useLazySellerReviewsQuery } = injectedRtkApi;
