import { useEffect, useState } from 'react';

/** Near the top the header is always in view. */
const TOP_PX = 120;
/** A finger trembles. */
const MIN_STEP_PX = 8;

/** Whether the page was last scrolled down, away from its top. */
export function useIsScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = 0;
    const look = () => {
      const step = scrollY - last;
      if (Math.abs(step) < MIN_STEP_PX) return;
      last = scrollY;
      setIsDown(step > 0 && scrollY > TOP_PX);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isDown;
}
