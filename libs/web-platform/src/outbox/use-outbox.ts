import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '../store/hooks';
import type { AppStore } from '../store/store';
import { useOnline } from '../use-online';
import type { makeOutbox } from './outbox';
import { selectOwnQueued } from './outbox-slice';

/** The network may be back without the browser noticing. */
const AGAIN_MS = 20_000;

type Outbox = ReturnType<typeof makeOutbox>;

/** Its code comes with the first page that looks into it, while there still is a network. */
function openOutbox(store: AppStore): Outbox {
  let opening: Promise<Outbox> | undefined;
  const load = async () =>
    (await import(/* webpackChunkName: "outbox" */ './outbox')).makeOutbox(store);
  const open = () =>
    (opening ??= load().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  return {
    read: async () => (await open()).read(),
    flush: async () => (await open()).flush(),
    withdraw: async (request) => (await open()).withdraw(request),
    sendAfterAll: async (request) => (await open()).sendAfterAll(request),
    discard: async (request) => (await open()).discard(request),
  };
}

/** The queued requests of this account, with their actions; sends them when the network is back. */
export function useOutbox() {
  const store = useStore() as AppStore;
  const outbox = useMemo(() => openOutbox(store), [store]);
  const requests = useAppSelector(selectOwnQueued);
  const isRestored = useAppSelector(({ auth }) => auth.isRestored);
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const isOnline = useOnline();
  const isWaiting = requests.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isRestored) return;
    // Without a database there is nothing to hold.
    const flush = () => void outbox.flush().catch(() => undefined);
    void outbox.read().catch(() => undefined);
    if (isOnline) flush();
    const timer = isWaiting ? setInterval(flush, AGAIN_MS) : undefined;
    return () => clearInterval(timer);
  }, [outbox, isRestored, userId, isOnline, isWaiting]);
  return { requests, isOnline, ...outbox };
}
