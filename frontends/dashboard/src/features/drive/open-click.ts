import type { Item } from '@haat/api/drive';
import type { MouseEvent } from 'react';
import type { ItemActions } from './hooks/use-item-actions';
import type { Selection } from '../../hooks/use-selection';

/** A plain click opens, Ctrl ticks, Shift reaches; the keyboard's Enter is a plain click. */
export const openClick =
  (item: Item, selection: Selection<Item>, actions: ItemActions) =>
  ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (shiftKey) selection.reach(item.id);
    else if (ctrlKey || metaKey) selection.toggle(item.id);
    else actions.open(item);
  };
