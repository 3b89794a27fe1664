import { useStoredList } from '../../../hooks/use-stored-list';

/** Columns of the board that are folded until the user opens them; the choice is stored in this browser. */
export function useOpenColumns() {
  const [open, store] = useStoredList<string>('inbox.columns');
  return {
    isFolded: (key: string) => FOLDABLE.includes(key) && !open.includes(key),
    /** Undefined for a column that cannot be folded. */
    toggleOf: (key: string) =>
      FOLDABLE.includes(key)
        ? () =>
            store(open.includes(key) ? open.filter((one) => one !== key) : [...open, key])
        : undefined,
  };
}

/** Nothing waits for the seller in these. */
const FOLDABLE = ['won', 'lost'];
