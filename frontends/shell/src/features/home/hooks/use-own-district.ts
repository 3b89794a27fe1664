import { useSyncExternalStore } from 'react';

const KEY = 'haat.district';
const heard = new Set<() => void>();

const subscribe = (hear: () => void) => {
  heard.add(hear);
  return () => void heard.delete(hear);
};

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function storeDistrict(district: string): void {
  try {
    localStorage.setItem(KEY, district);
  } catch {
    // Without storage the choice lasts until the next render.
  }
  heard.forEach((hear) => hear());
}

/** The district whose products the visitor wants to see, remembered on this device; 0: none. */
export function useOwnDistrict(): [number, (district: string) => void] {
  const stored = useSyncExternalStore(subscribe, read, () => '');
  return [Number(stored) || 0, storeDistrict];
}
