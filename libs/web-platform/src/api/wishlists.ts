/** engagement: wishlists. Local state is what the server answered, never a guess (spec 4). */
import { wishlistsApi as generated } from '@haat/api/wishlists';
import type { ListWishlistsApiResponse, WishlistOut } from '@haat/api/wishlists';
import type { Started } from './api';

export type { ItemOut as WishlistItem } from '@haat/api/wishlists';
export type Wishlist = WishlistOut;

/** For mutations that answer one list: it replaces the cached one. */
export async function upsertWishlist(_arg: unknown, call: Started<Wishlist>) {
  const answer = await settledOf(call);
  if (!answer) return;
  const replace = (lists: Wishlist[]) => {
    const place = lists.findIndex(({ id }) => id === answer.id);
    lists.splice(place < 0 ? lists.length : place, 1, answer);
  };
  call.dispatch(generated.util.updateQueryData('listWishlists', undefined, replace));
}

/** For mutations that answer all lists. */
export async function replaceWishlists(
  _arg: unknown,
  call: Started<ListWishlistsApiResponse>,
) {
  const answer = await settledOf(call);
  if (!answer) return;
  const replace = () => answer;
  call.dispatch(generated.util.updateQueryData('listWishlists', undefined, replace));
}

async function settledOf<T>({ queryFulfilled }: Started<T>): Promise<T | undefined> {
  try {
    return (await queryFulfilled).data;
  } catch {
    // The caller displays it.
    return undefined;
  }
}

/** After a refusal the cache may be stale: another tab may have changed the lists. */
export const refetchAfterError = (_answer: unknown, error: unknown) =>
  error ? (['Wishlists'] as const) : [];

/** What a mutation of one list, or of all, does besides its call. */
const ofOne = { onQueryStarted: upsertWishlist, invalidatesTags: refetchAfterError };
const ofAll = { onQueryStarted: replaceWishlists, invalidatesTags: refetchAfterError };

export const wishlistsApi = generated.enhanceEndpoints({
  endpoints: {
    listWishlists: { providesTags: ['Wishlists'] },
    createWishlist: ofOne,
    addToWishlist: ofOne,
    removeFromWishlist: ofOne,
    destroyWishlist: ofAll,
    restoreWishlist: ofAll,
  },
});

export const {
  useListWishlistsQuery,
  useCreateWishlistMutation,
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  useDestroyWishlistMutation,
  useRestoreWishlistMutation,
} = wishlistsApi;
