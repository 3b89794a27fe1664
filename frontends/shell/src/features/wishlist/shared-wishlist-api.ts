import { api, type WishlistItem } from '@haat/platform';

/** What whoever has the link sees. */
export type SharedWishlist = { name: string; products: { data: WishlistItem[] } };

const sharedListApi = api.injectEndpoints({
  endpoints: (build) => ({
    sharedWishlist: build.query<SharedWishlist, string>({
      query: (token) => `/webui/wishlists/shared/${encodeURIComponent(token)}`,
      // Taken back it must not be seen again.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSharedWishlistQuery } = sharedListApi;
