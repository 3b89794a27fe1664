import { useState } from 'react';

export type Layout = 'grid' | 'list';
const KEY = 'haat.drive.layout';

function stored(): Layout {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

/** Tiles or rows, as one left it on this device. */
export function useLayout(): [Layout, (to: Layout) => void] {
  const [layout, setLayout] = useState(stored);
  const change = (to: Layout) => {
    setLayout(to);
    try {
      localStorage.setItem(KEY, to);
    } catch {
      // Private windows may refuse storage; the choice holds for this visit.
    }
  };
  return [layout, change];
}
