import { useEffect, useRef } from 'react';

/** J next, K previous, R reply, E status: single keys, never while somebody types. */
export function useInboxKeys(actions: Record<'j' | 'k' | 'r' | 'e', () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const act = latest.current[event.key.toLowerCase() as 'j'];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="menu"], [role="dialog"]') !== null;
