/** engagement: what one does with a list besides filling it. */
import { wishlistChangesApi } from '@haat/api/wishlist-changes';
import { refetchAfterError, upsertWishlist, replaceWishlists } from '@haat/platform';

export type { EnquiryResult, Edit as WishEdit } from '@haat/api/wishlist-changes';

const ofOne = { onQueryStarted: upsertWishlist, invalidatesTags: refetchAfterError };
const ofAll = { onQueryStarted: replaceWishlists, invalidatesTags: refetchAfterError };

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
