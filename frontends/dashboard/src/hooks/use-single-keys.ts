import { useEffect, useRef } from 'react';

/** Single keys of a page, e.g. J for the next row: never while somebody types or a dialog is open. */
export function useSingleKeys(actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const key = event.key.toLowerCase();
      if (!Object.hasOwn(latest.current, key)) return;
      event.preventDefault();
      latest.current[key]?.();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="menu"], [role="dialog"]') !== null;
