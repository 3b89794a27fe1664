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

function keep(district: string): void {
  try {
    localStorage.setItem(KEY, district);
  } catch {
    // Without storage the choice lasts as long as nothing else is drawn.
  }
  heard.forEach((hear) => hear());
}

/** The district whose products the visitor wants to see, remembered on this device; 0: none. */
export function useOwnDistrict(): [number, (district: string) => void] {
  const kept = useSyncExternalStore(subscribe, read, () => '');
  return [Number(kept) || 0, keep];
}
