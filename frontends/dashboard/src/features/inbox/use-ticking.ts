import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function eachMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Each minute a part is asked what it tells by the clock, e.g. `3 min. ago`; it is drawn again once that has changed. */
export const useTicking = (tell: () => string): string =>
  useSyncExternalStore(eachMinute, tell, tell);
