import {
  fieldErrors,
  messageOf,
  notify,
  paths,
  rememberNext,
  selectIsAuth,
  useAppDispatch,
  useAppSelector,
  useLocation,
  useNavigate,
  useListWishlistsQuery,
  wishlistsApi,
  type Wishlist,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useListName } from './use-list-name';

const UNTRACKED = { track: false };

/** Dispatched directly: a hook for each of them in every card would be most of a page's work. */
function useWriting() {
  const dispatch = useAppDispatch();
  const { createWishlist, addToWishlist, removeFromWishlist, restoreWishlist } =
    wishlistsApi.endpoints;
  type Ids = { wishlist_id: string; product_id: string };
  type Add = Parameters<typeof addToWishlist.initiate>[0];
  return {
    create: (arg: { name: string }) => dispatch(createWishlist.initiate(arg, UNTRACKED)),
    add: (arg: Add) => dispatch(addToWishlist.initiate(arg, UNTRACKED)),
    remove: (arg: Ids) => dispatch(removeFromWishlist.initiate(arg, UNTRACKED)),
    restore: (arg: Ids) => dispatch(restoreWishlist.initiate(arg, UNTRACKED)),
  };
}

/**
 * The heart of a product: which lists hold it, into them and out of them, each with a way back.
 * Guests sign in first: by `openSignIn`, else on the page for it.
 */
export function useProductWishlists(openSignIn?: () => void) {
  const { t } = useLingui();
  const nameOf = useListName();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isAuth = useAppSelector(selectIsAuth);
  const { data } = useListWishlistsQuery(undefined, { skip: !isAuth });
  const { create, add, remove, restore } = useWriting();
  const lists = isAuth ? (data ?? []) : [];
  const listsOf = (productId: string) =>
    lists.filter(({ products }) => products.data.some(({ id }) => id === productId));

  function signIn() {
    if (openSignIn) {
      openSignIn();
      return;
    }
    rememberNext(pathname + search);
    void navigate(paths.signIn);
  }

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      console.warn('wishlist', error);
      notify('error', messageOf(error) ?? t`Couldn’t update the wishlist. Try again.`);
    }
  }

  async function removeAll(productId: string, from: Wishlist[]) {
    for (const { id } of from) {
      await remove({ wishlist_id: id, product_id: productId }).unwrap();
    }
  }

  /** Without a list into the default one. */
  const put = (productId: string, list?: Wishlist) =>
    attempt(async () => {
      const target = list ? { wishlist_id: list.id } : {};
      const filled = await add({ product_id: productId, ...target }).unwrap();
      const back = () => void attempt(() => removeAll(productId, [filled]));
      const name = nameOf(filled.name);
      notify('success', t`Added to ${name}`, { label: t`Undo`, onClick: back });
    });

  const takeOut = (productId: string, from: Wishlist[]) =>
    attempt(async () => {
      await removeAll(productId, from);
      const putBack = async () => {
        for (const { id } of from) {
          await restore({ wishlist_id: id, product_id: productId }).unwrap();
        }
      };
      const [first] = from;
      const text =
        first && from.length === 1
          ? t`Removed from ${nameOf(first.name)}`
          : t`Removed from your wishlists`;
      const back = () => void attempt(putBack);
      notify('info', text, { label: t`Undo`, onClick: back });
    });

  return {
    isAuth,
    lists,
    listsOf,
    isWished: (productId: string) => listsOf(productId).length > 0,
    signIn,
    put,
    takeOut,
    /** One press: into the default list, or out of all that hold it. */
    toggle: async (productId: string) => {
      if (!isAuth) {
        signIn();
        return;
      }
      const from = listsOf(productId);
      await (from.length > 0 ? takeOut(productId, from) : put(productId));
    },
    /** Answers what is wrong with the name, if anything. */
    putIntoNew: async (productId: string, name: string): Promise<string | undefined> => {
      try {
        await put(productId, await create({ name }).unwrap());
        return undefined;
      } catch (error) {
        const message = fieldErrors(error).name ?? messageOf(error);
        return message ?? t`Couldn’t update the wishlist. Try again.`;
      }
    },
  };
}

export type ProductWishlists = ReturnType<typeof useProductWishlists>;
