import { clearPrivateCaches } from './private-caches';
import { SESSION_KEY, loadSession, saveSession } from './session-storage';
import { sessionCleared, sessionSet } from './auth-slice';
import type { AppStore } from '../store/store';

function adopt(store: AppStore): void {
  const session = loadSession();
  const wasAuth = store.getState().auth.isAuth;
  store.dispatch(
    session.isAuth
      ? sessionSet(session)
      : sessionCleared(wasAuth ? 'signed-out' : undefined),
  );
}

/** Reads the stored session, then synchronises store and storage over all tabs. Returns a stop. */
export function syncSession(store: AppStore): () => void {
  adopt(store);
  let saved = store.getState().auth;
  const stopSaving = store.subscribe(() => {
    const { auth } = store.getState();
    if (auth === saved) return;
    if (saved.isAuth && !auth.isAuth) void clearPrivateCaches();
    saved = auth;
    saveSession(auth);
  });
  const onStorage = (event: StorageEvent) => {
    // key null: the storage was cleared.
    if (event.key === SESSION_KEY || event.key === null) adopt(store);
  };
  addEventListener('storage', onStorage);
  return () => {
    stopSaving();
    removeEventListener('storage', onStorage);
  };
}
