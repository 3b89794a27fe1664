/** engagement: what one does with a list besides filling it. */
import { wishlistChangesApi } from '@haat/api/wishlist-changes';
import { askWishlistsAgain, keepWishlist, keepWishlists } from '@haat/platform';

export type { Asked, Edit as WishEdit } from '@haat/api/wishlist-changes';

const ofOne = { onQueryStarted: keepWishlist, invalidatesTags: askWishlistsAgain };
const ofAll = { onQueryStarted: keepWishlists, invalidatesTags: askWishlistsAgain };

export const {
  useRenameWishlistMutation,
  useEditWishlistItemMutation,
  useMoveWishlistItemMutation,
  useShareWishlistMutation,
  useAskSuppliersMutation,
  useDraftRequirementOfWishlistMutation,
} = wishlistChangesApi.enhanceEndpoints({
  endpoints: {
    renameWishlist: ofOne,
    editWishlistItem: ofOne,
    moveWishlistItem: ofAll,
    shareWishlist: ofOne,
    askSuppliers: { invalidatesTags: ['Enquiries'] },
    draftRequirementOfWishlist: { invalidatesTags: ['Requirements'] },
  },
});
