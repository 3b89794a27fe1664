import { useEffect, useRef } from 'react';

/** Escape (focus goes back to the button), a press outside and focus leaving close the panel. */
export function useDismiss(isOpen: boolean, close: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !frame.current?.contains(target);
    const leave = ({ target }: Event) => {
      if (isOutside(target)) latest.current();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      latest.current();
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave, { signal: stop.signal });
    document.addEventListener('focusin', leave, { signal: stop.signal });
    document.addEventListener('keydown', escape, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);
  return frame;
}
