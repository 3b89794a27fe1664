import { useStoredList } from '../../hooks/use-stored-list';

/** A list as somebody likes it: its filters and its order. */
export type SavedView = { name: string; query: string };
const MAX_VIEWS = 12;

/** The user's own views of one list. */
export function useSavedViews(list: string) {
  const [views, store] = useStoredList<SavedView>(`views.${list}`);
  return {
    views,
    /** A view of the same name is replaced. */
    add: (view: SavedView) =>
      store([...views.filter(({ name }) => name !== view.name), view].slice(-MAX_VIEWS)),
    remove: (name: string) => store(views.filter((one) => one.name !== name)),
  };
}
