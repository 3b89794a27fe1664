import {
  fieldErrors,
  messageOf,
  notify,
  useCreateWishlistMutation,
  useDestroyWishlistMutation,
  useRemoveFromWishlistMutation,
  useRestoreWishlistMutation,
  type Wishlist,
  type WishlistItem,
} from '@haat/platform';
import { useListName } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import {
  useEditWishlistItemMutation,
  useMoveWishlistItemMutation,
  useRenameWishlistMutation,
} from '../../../api/wishlist-changes';

/** Everything that changes a list; what one may regret has a way back. */
export function useWishlistActions() {
  const { t } = useLingui();
  const nameOf = useListName();
  const [create] = useCreateWishlistMutation();
  const [rename] = useRenameWishlistMutation();
  const [edit] = useEditWishlistItemMutation();
  const [move] = useMoveWishlistItemMutation();
  const [remove] = useRemoveFromWishlistMutation();
  const [destroy] = useDestroyWishlistMutation();
  const [restore] = useRestoreWishlistMutation();

  const failed = (error: unknown) => {
    const [first] = Object.values(fieldErrors(error));
    if (!first) console.error('wishlist', error);
    return first ?? messageOf(error) ?? t`Couldn’t update the wishlist. Try again.`;
  };
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notify('error', failed(error), {
        label: t`Retry`,
        onClick: () => void attempt(work),
      });
      return false;
    }
  };
  /** Answers what is wrong with the name, if anything. */
  const named = async (work: () => Promise<unknown>) => {
    try {
      await work();
      return undefined;
    } catch (error) {
      return failed(error);
    }
  };
  const undo = (work: () => Promise<unknown>) => ({
    label: t`Undo`,
    onClick: () => void attempt(work),
  });

  return {
    makeList: (name: string) => named(() => create({ name }).unwrap()),
    rename: ({ id }: Wishlist, name: string) =>
      named(() => rename({ wishlist_id: id, name }).unwrap()),
    edit: (
      { id }: Wishlist,
      item: WishlistItem,
      change: { quantity?: string; note?: string | null },
    ) =>
      attempt(() => edit({ wishlist_id: id, product_id: item.id, ...change }).unwrap()),
    moveTo: async (from: Wishlist, item: WishlistItem, to: Wishlist) => {
      const go = (wishlist_id: string, to_wishlist_id: string) =>
        move({ wishlist_id, product_id: item.id, to_wishlist_id }).unwrap();
      if (!(await attempt(() => go(from.id, to.id)))) return;
      const back = undo(() => go(to.id, from.id));
      notify('success', t`Moved to ${nameOf(to.name)}`, back);
    },
    takeOut: async (list: Wishlist, item: WishlistItem) => {
      const ids = { wishlist_id: list.id, product_id: item.id };
      if (!(await attempt(() => remove(ids).unwrap()))) return;
      const back = undo(() => restore(ids).unwrap());
      notify('success', t`Removed from ${nameOf(list.name)}`, back);
    },
    deleteList: async (list: Wishlist) => {
      const id = { wishlist_id: list.id };
      if (!(await attempt(() => destroy(id).unwrap()))) return;
      const back = undo(() => restore(id).unwrap());
      notify('success', t`${nameOf(list.name)} was deleted`, back);
    },
  };
}
export type WishlistActions = ReturnType<typeof useWishlistActions>;
