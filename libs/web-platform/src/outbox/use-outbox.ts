import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '../store/hooks';
import type { AppStore } from '../store/store';
import { useOnline } from '../use-online';
import { makeOutbox, selectOwnHeld } from './outbox';

/** The network may be back without the browser noticing. */
const AGAIN_MS = 20_000;

/** What waits of whoever is here, and what may be done with it; sends it when the network is back. */
export function useOutbox() {
  const store = useStore() as AppStore;
  const outbox = useMemo(() => makeOutbox(store), [store]);
  const things = useAppSelector(selectOwnHeld);
  const isRestored = useAppSelector(({ auth }) => auth.isRestored);
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const isOnline = useOnline();
  const isWaiting = things.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isRestored) return;
    // Without a database there is nothing to hold.
    const flush = () => void outbox.flush().catch(() => undefined);
    void outbox.read().catch(() => undefined);
    if (isOnline) flush();
    const timer = isWaiting ? setInterval(flush, AGAIN_MS) : undefined;
    return () => clearInterval(timer);
  }, [outbox, isRestored, userId, isOnline, isWaiting]);
  return { things, isOnline, ...outbox };
}
