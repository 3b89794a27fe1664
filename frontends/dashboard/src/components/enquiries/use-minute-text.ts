import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** A text that depends on the time, e.g. `3 min. ago`: checked each minute, rendered again after a change. */
export const useMinuteText = (getText: () => string): string =>
  useSyncExternalStore(eachMinute, getText, getText);
