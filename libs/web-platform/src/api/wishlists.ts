/** engagement: wishlists. Local state is what the server answered, never a guess (spec 4). */
import {
  wishlistsApi as generated,
  type ListWishlistsApiResponse,
  type WishlistShown,
} from '@haat/api/wishlists';
import type { Started } from './api';

export type { ItemShown as WishlistItem } from '@haat/api/wishlists';
export type Wishlist = WishlistShown;

/** For mutations that answer one list: it takes the place of the known one. */
export async function keepWishlist(_asked: unknown, call: Started<Wishlist>) {
  const answer = await settledOf(call);
  if (!answer) return;
  const replace = (lists: Wishlist[]) => {
    const place = lists.findIndex(({ id }) => id === answer.id);
    lists.splice(place < 0 ? lists.length : place, 1, answer);
  };
  call.dispatch(generated.util.updateQueryData('listWishlists', undefined, replace));
}

/** For mutations that answer all lists. */
export async function keepWishlists(
  _asked: unknown,
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
    // Whoever called shows it.
    return undefined;
  }
}

/** After a refusal nobody knows what is true: another tab may have changed it. */
export const askWishlistsAgain = (_answer: unknown, error: unknown) =>
  error ? (['Wishlists'] as const) : [];

/** What a mutation of one list, or of all, does besides its call. */
const ofOne = { onQueryStarted: keepWishlist, invalidatesTags: askWishlistsAgain };
const ofAll = { onQueryStarted: keepWishlists, invalidatesTags: askWishlistsAgain };

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
