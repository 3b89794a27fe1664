import { useEffect, useRef, useState } from 'react';

const READ_AFTER_MS = 4000;

/**
 * Whether an enquiry counts as opened: by its user, or because pointer or focus is in it for some seconds. A
 * pointer that only rests where the enquiry appears does not move.
 */
export function useReading(isAutomatic: boolean) {
  const [hasRead, setHasRead] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    timer.current ??= setTimeout(() => setHasRead(true), READ_AFTER_MS);
  };
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpened: !isAutomatic || hasRead,
    area: {
      onPointerMove: start,
      onPointerLeave: stop,
      onFocus: start,
      onBlur: stop,
    },
  };
}
