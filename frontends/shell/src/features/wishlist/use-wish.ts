import {
  messageOf,
  notify,
  paths,
  useAddToWishlistMutation,
  useNavigate,
  useRemoveFromWishlistMutation,
  useSession,
  useWishlistsQuery,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useSignInDialog } from '../session/sign-in-context';

/** The heart of a product: in the default list, or out of whichever list holds it. */
export function useWish() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isAuth, homePath } = useSession();
  const { askSignIn } = useSignInDialog();
  const { data: lists = [] } = useWishlistsQuery(undefined, { skip: !isAuth });
  const [add] = useAddToWishlistMutation();
  const [remove] = useRemoveFromWishlistMutation();
  const listOf = (productId: string) =>
    isAuth
      ? lists.find(({ products }) => products.data.some(({ id }) => id === productId))
      : undefined;

  async function toggle(productId: string) {
    if (!isAuth) return askSignIn({ comesBack: true });
    const list = listOf(productId);
    try {
      if (list) {
        await remove({ wishlist_id: list.id, product_id: productId }).unwrap();
        return notify('info', t`Removed from your wishlist`);
      }
      await add({ product_id: productId }).unwrap();
      const show = () =>
        void navigate(
          homePath === paths.seller ? paths.sellerWishlists : paths.buyerWishlists,
        );
      notify('success', t`Added to your wishlist`, { label: t`Show`, onClick: show });
    } catch (error) {
      console.warn('wishlist', error);
      notify('error', messageOf(error) ?? t`The wishlist was not changed.`);
    }
  }

  return { isWished: (productId: string) => listOf(productId) !== undefined, toggle };
}
