import { useSession } from '@haat/platform';
import { useState } from 'react';

function load<T>(key: string): T[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as T[];
  } catch {
    return [];
  }
}

/** A short list of one's own, kept per person in this browser. */
export function useKeptList<T>(name: string): [T[], (next: T[]) => void] {
  const { user } = useSession();
  const key = `haat.${name}.${user?.id ?? ''}`;
  const [list, setList] = useState(() => load<T>(key));
  const keep = (next: T[]) => {
    setList(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage it lasts as long as the page.
    }
  };
  return [list, keep];
}
