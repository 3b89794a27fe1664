import type { Item } from '@haat/api/drive';
import { useState } from 'react';

/** What is ticked in the picker; where only one fits, the next replaces it. */
export function usePicks(max: number) {
  const [picks, setPicks] = useState<Item[]>([]);
  const added = (all: Item[], item: Item) => {
    if (max === 1) return [item];
    return all.length < max ? [...all, item] : all;
  };
  const toggle = (item: Item) =>
    setPicks((all) =>
      all.some(({ id }) => id === item.id)
        ? all.filter(({ id }) => id !== item.id)
        : added(all, item),
    );
  /** Whoever uploads here wants to use it. */
  const pickNew = (item: Item) => setPicks((all) => added(all, item));
  return { picks, toggle, pickNew };
}
