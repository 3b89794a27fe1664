import { useCallback, useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * How long somebody could have been filling in a form, in milliseconds; `restart` for an emptied one.
 * A form that the server rendered could be filled in before hydration: it counts from the page's beginning.
 */
export function useFilledMs() {
  const wasServerRendered = useRef(!useHydrated());
  const openedAt = useRef(0);
  const restart = useCallback(() => {
    openedAt.current = performance.now();
  }, []);
  useEffect(() => {
    if (!wasServerRendered.current) restart();
  }, [restart]);
  const filledMs = useCallback(
    () => Math.round(performance.now() - openedAt.current),
    [],
  );
  return { filledMs, restart };
}
