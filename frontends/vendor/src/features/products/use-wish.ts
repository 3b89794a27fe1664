import {
  notify,
  paths,
  rememberNext,
  useAddToWishlistMutation,
  useLocation,
  useNavigate,
  useRemoveFromWishlistMutation,
  useSession,
  useWishlistsQuery,
  type ProductCardData,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** The heart of a product: whether it is in a list, and the press. Guests sign in first. */
export function useWish() {
  const { t } = useLingui();
  const { isAuth } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data: lists = [] } = useWishlistsQuery(undefined, { skip: !isAuth });
  const [add] = useAddToWishlistMutation();
  const [remove] = useRemoveFromWishlistMutation();
  const listOf = (id: string) =>
    lists.find(({ products }) => products.data.some((item) => item.id === id));

  async function toggle({ id }: ProductCardData): Promise<void> {
    const list = listOf(id);
    try {
      if (list) {
        await remove({ wishlist_id: list.id, product_id: id }).unwrap();
        notify('info', t`Removed from the wishlist`);
      } else {
        await add({ product_id: id }).unwrap();
        notify('success', t`Added to the wishlist`);
      }
    } catch (error) {
      console.warn('wishlist', error);
      notify('error', t`Could not save. Nothing was changed`);
    }
  }

  function wish(product: ProductCardData): void {
    if (isAuth) return void toggle(product);
    rememberNext(pathname + search);
    void navigate(paths.signIn);
  }

  return { isWished: (id: string) => listOf(id) !== undefined, wish };
}
