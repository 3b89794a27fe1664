import { notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { EMPTY_ITEM, MOST_ITEMS, type DraftItem } from './draft';
import type { KeptState } from './use-kept';

/** The rows of what is needed: added, changed, and taken away with a way back. */
export function useItems(
  { kept, write }: KeptState,
  onTouched: (names: string[]) => void,
) {
  const { t } = useLingui();
  const { items } = kept.draft;
  const set = (place: number, change: Partial<DraftItem>) => {
    onTouched(Object.keys(change).map((name) => `items.${place}.${name}`));
    write(({ items: now }) => ({
      items: now.map((item, index) => (index === place ? { ...item, ...change } : item)),
    }));
  };
  const remove = (place: number) => {
    const gone = items[place] ?? EMPTY_ITEM;
    write(({ items: now }) => ({ items: now.filter((_, index) => index !== place) }));
    onTouched(['items']);
    const putBack = () =>
      write(({ items: now }) => ({ items: now.toSpliced(place, 0, gone) }));
    notify('info', t`${gone.name || t`The row`} is taken out.`, {
      label: t`Undo`,
      onClick: putBack,
    });
  };
  return {
    items,
    set,
    remove,
    canAdd: items.length < MOST_ITEMS,
    add: () => write(({ items: now }) => ({ items: [...now, EMPTY_ITEM] })),
  };
}
