/** Whether a page's code is loading, for the progress bar, the overlay and the page's `aria-busy`. */
import { useLayoutEffect, useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  pending += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsPageLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );

/** A fallback: while it is rendered, a page is loading. Known before the browser paints the empty page. */
export function PageLoading(): null {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
  return null;
}
