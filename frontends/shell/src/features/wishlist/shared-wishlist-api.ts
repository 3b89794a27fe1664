/** engagement: a list as whoever has its link sees it. */
import { sharedWishlistApi } from '@haat/api/shared-wishlist';

export type { ItemOut as SharedItem, SharedWishlist } from '@haat/api/shared-wishlist';

export const { useShowSharedWishlistQuery } = sharedWishlistApi.enhanceEndpoints({
  // A list that is private again must not be seen again.
  endpoints: { showSharedWishlist: { keepUnusedDataFor: 0 } },
});
