import { useEffect, useState } from 'react';

/** true once `isOn` has been true for that long: quick things have no indicator. */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isOn) {
      setIsDue(false);
      return;
    }
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [isOn, delayMs]);
  return isOn && isDue;
}
