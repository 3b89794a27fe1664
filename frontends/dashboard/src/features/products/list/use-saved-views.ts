import { useStoredList } from '../../../hooks/use-stored-list';

/** A list as somebody likes it: its filters and its order. */
export type SavedView = { name: string; query: string };
const MOST = 12;

export function useSavedViews() {
  const [views, keep] = useStoredList<SavedView>('views.products');
  return {
    views,
    /** A view of the same name is replaced. */
    add: (view: SavedView) =>
      keep([...views.filter(({ name }) => name !== view.name), view].slice(-MOST)),
    remove: (name: string) => keep(views.filter((one) => one.name !== name)),
  };
}
