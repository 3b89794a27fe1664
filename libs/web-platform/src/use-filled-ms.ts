import { useCallback, useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * How long somebody could have been filling in a form, in milliseconds; `restart` for an emptied one.
 * A form the server drew could be typed into before our code came: it counts from the page's beginning.
 */
export function useFilledMs() {
  const wasDrawn = useRef(!useHydrated());
  const openedAt = useRef(0);
  const restart = useCallback(() => {
    openedAt.current = performance.now();
  }, []);
  useEffect(() => {
    if (!wasDrawn.current) restart();
  }, [restart]);
  const filledMs = useCallback(
    () => Math.round(performance.now() - openedAt.current),
    [],
  );
  return { filledMs, restart };
}
