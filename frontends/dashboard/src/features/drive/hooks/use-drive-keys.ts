import type { Item } from '@haat/api/drive';
import { useEffect, useRef } from 'react';
import { itemOf, walk } from '../walk-items';
import type { Selection } from '../../../hooks/use-selection';

type Actions = {
  selection: Selection<Item>;
  onDelete: () => void;
  onRename: (id: string | undefined) => void;
};
const BUSY =
  'input:not([type="checkbox"]), textarea, select, [role="menu"], [role="dialog"]';

const isBusy = (target: EventTarget | null) =>
  target instanceof Element && target.closest(BUSY) !== null;
const idOf = (target: EventTarget | null) => itemOf(target)?.dataset.driveItem;

/** Answers whether the key was one of ours. */
function act(event: KeyboardEvent, { selection, onDelete, onRename }: Actions): boolean {
  const { key, target, shiftKey } = event;
  const id = idOf(target);
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') selection.all();
  else if (event.ctrlKey || event.metaKey || event.altKey) return false;
  else if (key === 'Delete' && selection.selected.length > 0) onDelete();
  else if (key === 'Escape' && selection.selected.length > 0) selection.clear();
  else if (key === 'F2') onRename(selection.selected[0]?.id ?? id);
  else if (key.toLowerCase() === 'x' && id) selection.toggle(id);
  else {
    const next = walk(key, target)?.dataset.driveItem;
    if (!next) return false;
    if (shiftKey) {
      if (id && !selection.has(id)) selection.toggle(id);
      selection.reach(next);
    }
  }
  return true;
}

/** Arrows walk, X ticks, Shift reaches, Ctrl+A takes all, F2 renames, Delete deletes, Escape lets go. */
export function useDriveKeys(actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isBusy(event.target)) return;
      if (act(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
