import { useRef, useState } from 'react';

/** The selected items of the page; an item that left the page is no longer selected. */
export function useSelection<T extends { id: string }>(items: T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const selected = items.filter(({ id }) => ids.has(id));
  const indexOf = (id: string | undefined) => items.findIndex((item) => item.id === id);

  function toggle(id: string): void {
    anchor.current = id;
    const next = new Set(selected.map((item) => item.id));
    if (!next.delete(id)) next.add(id);
    setIds(next);
  }

  /** From the last toggled item to this one, as in every file manager. */
  function reach(id: string): void {
    const from = Math.max(0, indexOf(anchor.current));
    const to = indexOf(id);
    const between = items.slice(Math.min(from, to), Math.max(from, to) + 1);
    setIds(new Set([...ids, ...between.map((item) => item.id)]));
  }

  return {
    selected,
    has: (id: string) => ids.has(id),
    toggle,
    reach,
    all: () => setIds(new Set(items.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type Selection<T extends { id: string }> = ReturnType<typeof useSelection<T>>;
