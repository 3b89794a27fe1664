import { useStoredList } from '../../../hooks/use-stored-list';

/** A list as somebody likes it: its filters and its order. */
export type SavedView = { name: string; query: string };
const MAX_VIEWS = 12;

export function useSavedViews() {
  const [views, store] = useStoredList<SavedView>('views.products');
  return {
    views,
    /** A view of the same name is replaced. */
    add: (view: SavedView) =>
      store([...views.filter(({ name }) => name !== view.name), view].slice(-MAX_VIEWS)),
    remove: (name: string) => store(views.filter((one) => one.name !== name)),
  };
}
