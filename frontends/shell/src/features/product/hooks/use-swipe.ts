import { useRef, type TouchEvent } from 'react';

const SWIPE_PX = 40;

/** Touch handlers that detect a sideways swipe: +1 forward, -1 back. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef(NaN);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0]?.clientX ?? NaN;
    },
    onTouchEnd: (event: TouchEvent) => {
      const distance = (event.changedTouches[0]?.clientX ?? NaN) - start.current;
      start.current = NaN;
      if (Math.abs(distance) > SWIPE_PX) onSwipe(distance < 0 ? 1 : -1);
    },
  };
}
