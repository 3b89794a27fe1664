/** engagement: wishlists. Local state is what the server answered, never a guess (spec 4). */
import { api } from './api';
import { unwrap } from './envelope';
import type { ProductCardData } from './products';

export type WishlistItem = Partial<ProductCardData> & {
  id: string;
  name: string;
  slug: string;
  quantity?: number | null;
  note?: string | null;
  is_available?: boolean;
};
export type Wishlist = { id: string; name: string; products: { data: WishlistItem[] } };
type Add = {
  wishlist_id?: string;
  product_id: string;
  quantity?: number;
  note?: string;
};

const post = (verb: string) => (body: unknown) => ({
  url: `/wishlist/${verb}`,
  method: 'POST',
  body,
});

export const wishlistsApi = api.injectEndpoints({
  endpoints: (build) => ({
    wishlists: build.query<Wishlist[], void>({
      query: () => '/wishlists',
      transformResponse: unwrap<Wishlist[]>,
      providesTags: ['Wishlists'],
    }),
    createWishlist: build.mutation<Wishlist, { name: string }>({
      query: post('create'),
      transformResponse: unwrap<Wishlist>,
      invalidatesTags: ['Wishlists'],
    }),
    addToWishlist: build.mutation<Wishlist, Add>({
      query: post('add'),
      transformResponse: unwrap<Wishlist>,
      invalidatesTags: ['Wishlists'],
    }),
    removeFromWishlist: build.mutation<
      Wishlist,
      { wishlist_id: string; product_id: string }
    >({
      query: post('delete'),
      transformResponse: unwrap<Wishlist>,
      invalidatesTags: ['Wishlists'],
    }),
    destroyWishlist: build.mutation<Wishlist[], { wishlist_id: string }>({
      query: post('destroy'),
      transformResponse: unwrap<Wishlist[]>,
      invalidatesTags: ['Wishlists'],
    }),
  }),
});

export const {
  useWishlistsQuery,
  useCreateWishlistMutation,
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  useDestroyWishlistMutation,
} = wishlistsApi;
