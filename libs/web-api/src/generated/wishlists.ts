/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    addToWishlist: build.mutation<AddToWishlistApiResponse, AddToWishlistApiArg>({
      query: (queryArg) => ({
        url: `/wishlist/add`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    createWishlist: build.mutation<CreateWishlistApiResponse, CreateWishlistApiArg>({
      query: (queryArg) => ({
        url: `/wishlist/create`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeFromWishlist: build.mutation<
      RemoveFromWishlistApiResponse,
      RemoveFromWishlistApiArg
    >({
      query: (queryArg) => ({
        url: `/wishlist/delete`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    destroyWishlist: build.mutation<DestroyWishlistApiResponse, DestroyWishlistApiArg>({
      query: (queryArg) => ({
        url: `/wishlist/destroy`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    restoreWishlist: build.mutation<RestoreWishlistApiResponse, RestoreWishlistApiArg>({
      query: (queryArg) => ({
        url: `/wishlist/restore`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listWishlists: build.query<ListWishlistsApiResponse, ListWishlistsApiArg>({
      query: () => ({ url: `/wishlists` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as wishlistsApi };
export type AddToWishlistApiResponse = /** status 200 Successful Response */ WishlistOut;
export type AddToWishlistApiArg = Addition;
export type CreateWishlistApiResponse = /** status 201 Successful Response */ WishlistOut;
export type CreateWishlistApiArg = NewWishlist;
export type RemoveFromWishlistApiResponse =
  /** status 200 Successful Response */ WishlistOut;
export type RemoveFromWishlistApiArg = Removal;
export type DestroyWishlistApiResponse =
  /** status 200 Successful Response */ WishlistOut[];
export type DestroyWishlistApiArg = Destruction;
export type RestoreWishlistApiResponse =
  /** status 200 Successful Response */ WishlistOut[];
export type RestoreWishlistApiArg = Restoration;
export type ListWishlistsApiResponse =
  /** status 200 Successful Response */ WishlistOut[];
export type ListWishlistsApiArg = void;
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
export type WishlistOut = {
  id: string;
  user_id: string;
  name: string;
  share_token: string | null;
  products: Products;
  created_at: string;
};
export type Addition = {
  wishlist_id?: string | null;
  product_id: string;
  quantity?: (number | string) | null;
  note?: string | null;
};
export type NewWishlist = {
  name: string;
};
export type Removal = {
  wishlist_id: string;
  product_id: string;
};
export type Destruction = {
  wishlist_id: string;
};
export type Restoration = {
  wishlist_id: string;
  product_id?: string | null;
};
export const {
  useAddToWishlistMutation,
  useCreateWishlistMutation,
  useRemoveFromWishlistMutation,
  useDestroyWishlistMutation,
  useRestoreWishlistMutation,
  useListWishlistsQuery,
  useLazyListWishlistsQuery,
} = injectedRtkApi;
