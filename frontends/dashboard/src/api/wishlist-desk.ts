/** engagement: what one does with a list besides filling it. */
import {
  api,
  askWishlistsAgain,
  keepWishlist,
  keepWishlists,
  type Reason,
  type Wishlist,
} from '@haat/platform';

type Item = { wishlist_id: string; product_id: string };
export type WishEdit = Item & { quantity?: string | null; note?: string | null };
export type Asking = {
  wishlist_id: string;
  seller_slugs: string[];
  name: string;
  phone_number: string;
  email: string;
  requirements: string;
};
/** What became of the enquiry to one seller. */
export type Asked = {
  seller_slug: string;
  company_name: string;
  company_name_ne: string | null;
  status: 'sent' | 'refused';
  message: string | null;
  reason?: Reason | null;
  enquiry_id: string | null;
};
type Keyed<T> = T & { key: string };

const post = (verb: string) => (body: unknown) => ({
  url: `/wishlist/${verb}`,
  method: 'POST',
  body,
});
/** A retry with the same key answers the first result again. */
const postOnce =
  (verb: string) =>
  ({ key, ...body }: { key: string }) => ({
    ...post(verb)(body),
    headers: { 'idempotency-key': key },
  });

const wishlistDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    renameWishlist: build.mutation<Wishlist, { wishlist_id: string; name: string }>({
      query: post('rename'),
      onQueryStarted: keepWishlist,
      invalidatesTags: askWishlistsAgain,
    }),
    editWish: build.mutation<Wishlist, WishEdit>({
      query: post('edit'),
      onQueryStarted: keepWishlist,
      invalidatesTags: askWishlistsAgain,
    }),
    moveWish: build.mutation<Wishlist[], Item & { to_wishlist_id: string }>({
      query: post('move'),
      onQueryStarted: keepWishlists,
      invalidatesTags: askWishlistsAgain,
    }),
    shareWishlist: build.mutation<Wishlist, { wishlist_id: string; is_shared: boolean }>({
      query: post('share'),
      onQueryStarted: keepWishlist,
      invalidatesTags: askWishlistsAgain,
    }),
    askSuppliers: build.mutation<Asked[], Keyed<Asking>>({
      query: postOnce('ask'),
      invalidatesTags: ['Enquiries'],
    }),
    draftOfWishlist: build.mutation<{ id: string }, Keyed<{ wishlist_id: string }>>({
      query: postOnce('requirement'),
      invalidatesTags: ['Requirements'],
    }),
  }),
});

export const {
  useRenameWishlistMutation,
  useEditWishMutation,
  useMoveWishMutation,
  useShareWishlistMutation,
  useAskSuppliersMutation,
  useDraftOfWishlistMutation,
} = wishlistDeskApi;
