/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    showSharedWishlist: build.query<
      ShowSharedWishlistApiResponse,
      ShowSharedWishlistApiArg
    >({
      query: (queryArg) => ({
        url: `/webui/wishlists/shared/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sharedWishlistApi };
export type ShowSharedWishlistApiResponse =
  /** status 200 Successful Response */ SharedWishlist;
export type ShowSharedWishlistApiArg = string;
export type SellerOut = {
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
};
export type ItemOut = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  image: string | null;
  price: string | null;
  price_on_request: boolean;
  currency: string;
  unit: string | null;
  moq: number | null;
  seller: SellerOut | null;
  is_available: boolean;
  quantity: string | null;
  note: string | null;
  added_price: string | null;
  added_at: string;
};
export type Products = {
  data: ItemOut[];
};
export type SharedWishlist = {
  name: string;
  products: Products;
};
export const { useShowSharedWishlistQuery, useLazyShowSharedWishlistQuery } =
  injectedRtkApi;
