import {
  notify,
  useAddToWishlistMutation,
  useCreateWishlistMutation,
  useDestroyWishlistMutation,
  useRemoveFromWishlistMutation,
  type Wishlist,
  type WishlistItem,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** Taking out and throwing away, each with a way back. */
export function useWishlistActions() {
  const { t } = useLingui();
  const [create] = useCreateWishlistMutation();
  const [add] = useAddToWishlistMutation();
  const [remove] = useRemoveFromWishlistMutation();
  const [destroy] = useDestroyWishlistMutation();

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      console.error('wishlist', error);
      notify('error', t`The wishlist did not change.`);
      return false;
    }
  };
  const put = (wishlist_id: string, { id, quantity, note }: WishlistItem) =>
    add({
      wishlist_id,
      product_id: id,
      ...(quantity ? { quantity } : {}),
      ...(note ? { note } : {}),
    }).unwrap();
  const rebuild = (list: Wishlist) =>
    attempt(async () => {
      const made = await create({ name: list.name }).unwrap();
      // One after another: each answer is the whole list.
      for (const item of [...list.products.data].reverse()) await put(made.id, item);
    });

  return {
    makeList: (name: string) => attempt(() => create({ name }).unwrap()),
    takeOut: async (list: Wishlist, item: WishlistItem) => {
      const ids = { wishlist_id: list.id, product_id: item.id };
      if (!(await attempt(() => remove(ids).unwrap()))) return;
      const back = () => void attempt(() => put(list.id, item));
      notify('success', t`Removed from ${list.name}`, { label: t`Undo`, onClick: back });
    },
    deleteList: async (list: Wishlist) => {
      if (!(await attempt(() => destroy({ wishlist_id: list.id }).unwrap()))) return;
      const back = () => void rebuild(list);
      notify('success', t`${list.name} was deleted`, { label: t`Undo`, onClick: back });
    },
  };
}
export type WishlistActions = ReturnType<typeof useWishlistActions>;
