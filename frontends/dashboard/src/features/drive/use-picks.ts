import { useState } from 'react';
import type { DriveItem } from '../../api/drive';

/** What is ticked in the picker; where only one fits, the next replaces it. */
export function usePicks(most: number) {
  const [picks, setPicks] = useState<DriveItem[]>([]);
  const added = (all: DriveItem[], item: DriveItem) => {
    if (most === 1) return [item];
    return all.length < most ? [...all, item] : all;
  };
  const toggle = (item: DriveItem) =>
    setPicks((all) =>
      all.some(({ id }) => id === item.id)
        ? all.filter(({ id }) => id !== item.id)
        : added(all, item),
    );
  /** Whoever uploads here wants to use it. */
  const pickNew = (item: DriveItem) => setPicks((all) => added(all, item));
  return { picks, toggle, pickNew };
}
