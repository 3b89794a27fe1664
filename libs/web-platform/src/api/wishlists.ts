/** engagement: wishlists. Local state is what the server answered, never a guess (spec 4). */
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import { api, type Query } from './api';
import type { ProductCardData } from './products';

export type WishlistItem = Partial<ProductCardData> & {
  id: string;
  name: string;
  slug: string;
  quantity?: number | string | null;
  note?: string | null;
  /** What it cost when it was added. */
  added_price?: string | null;
  is_available?: boolean;
};
export type Wishlist = {
  id: string;
  name: string;
  /** Of the public link; null while the list is private. */
  share_token?: string | null;
  products: { data: WishlistItem[] };
};
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

type Handler<T> = NonNullable<TypedMutationOnQueryStarted<T, unknown, Query, 'api'>>;
type Started<T> = Pick<Parameters<Handler<T>>[1], 'dispatch' | 'queryFulfilled'>;

/** For mutations that answer one list: it takes the place of the known one. */
export async function keepWishlist(_asked: unknown, call: Started<Wishlist>) {
  const answer = await settledOf(call);
  if (!answer) return;
  const replace = (lists: Wishlist[]) => {
    const place = lists.findIndex(({ id }) => id === answer.id);
    lists.splice(place < 0 ? lists.length : place, 1, answer);
  };
  call.dispatch(wishlistsApi.util.updateQueryData('wishlists', undefined, replace));
}

/** For mutations that answer all lists. */
export async function keepWishlists(_asked: unknown, call: Started<Wishlist[]>) {
  const answer = await settledOf(call);
  if (!answer) return;
  call.dispatch(wishlistsApi.util.updateQueryData('wishlists', undefined, () => answer));
}

async function settledOf<T>({ queryFulfilled }: Started<T>): Promise<T | undefined> {
  try {
    return (await queryFulfilled).data;
  } catch {
    // Whoever called shows it.
    return undefined;
  }
}

/** After a refusal nobody knows what is true: another tab may have changed it. */
export const askWishlistsAgain = (_answer: unknown, error: unknown) =>
  error ? (['Wishlists'] as const) : [];

export const wishlistsApi = api.injectEndpoints({
  endpoints: (build) => ({
    wishlists: build.query<Wishlist[], void>({
      query: () => '/wishlists',
      providesTags: ['Wishlists'],
    }),
    createWishlist: build.mutation<Wishlist, { name: string }>({
      query: post('create'),
      onQueryStarted: keepWishlist,
      invalidatesTags: askWishlistsAgain,
    }),
    addToWishlist: build.mutation<Wishlist, Add>({
      query: post('add'),
      onQueryStarted: keepWishlist,
      invalidatesTags: askWishlistsAgain,
    }),
    removeFromWishlist: build.mutation<
      Wishlist,
      { wishlist_id: string; product_id: string }
    >({
      query: post('delete'),
      onQueryStarted: keepWishlist,
      invalidatesTags: askWishlistsAgain,
    }),
    destroyWishlist: build.mutation<Wishlist[], { wishlist_id: string }>({
      query: post('destroy'),
      onQueryStarted: keepWishlists,
      invalidatesTags: askWishlistsAgain,
    }),
    /** Takes back a removed product, or without `product_id` a destroyed list. */
    restoreWishlist: build.mutation<
      Wishlist[],
      { wishlist_id: string; product_id?: string }
    >({
      query: post('restore'),
      onQueryStarted: keepWishlists,
      invalidatesTags: askWishlistsAgain,
    }),
  }),
});

export const {
  useWishlistsQuery,
  useCreateWishlistMutation,
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  useDestroyWishlistMutation,
  useRestoreWishlistMutation,
} = wishlistsApi;
