import type { SellerReviewsApiArg } from '@haat/api/seller-reviews';
import { onPage } from './products-of';

const PER_PAGE = 10;

const NEWEST = 3;

/** Those on the first page of a shop. */
export const newestReviewsOf = (slug: string): SellerReviewsApiArg => ({
  slug,
  perPage: NEWEST,
});

/** One page of a shop's reviews: the same call on the server. */
export const reviewsOf = (slug: string, page: number): SellerReviewsApiArg => ({
  slug,
  perPage: PER_PAGE,
  ...onPage(page),
});
