import { useSession } from '@haat/platform';
import { useState } from 'react';

function load<T>(key: string): T[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as T[];
  } catch {
    return [];
  }
}

/** A short list of the user's own, stored in this browser. */
export function useStoredList<T>(name: string): [T[], (next: T[]) => void] {
  const { user } = useSession();
  const key = `haat.${name}.${user?.id ?? ''}`;
  const [list, setList] = useState(() => load<T>(key));
  const store = (next: T[]) => {
    setList(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage it lasts as long as the page.
    }
  };
  return [list, store];
}
