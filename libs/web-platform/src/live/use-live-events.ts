import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { sessionApi } from '../api/session';
import type { AppStore } from '../store/store';
import { selectIsAuth } from '../session/auth-slice';
import { useAppSelector } from '../store/hooks';
import type { LiveEvent } from './event-stream';
import { followEvents } from './follow-events';

/**
 * Follows a stream of the API while signed in, e.g. `/api/notifications/stream`.
 * `onOpen` comes at every connection: ask again for what a break may have hidden.
 */
export function useLiveEvents(
  url: string,
  onEvent: (event: LiveEvent) => void,
  onOpen?: () => void,
): void {
  const store = useStore() as AppStore;
  const isAuth = useAppSelector(selectIsAuth);
  const latest = useRef({ onEvent, onOpen });
  useEffect(() => {
    latest.current = { onEvent, onOpen };
  });
  useEffect(() => {
    if (!isAuth) return;
    const stop = new AbortController();
    void followEvents({
      url,
      signal: stop.signal,
      token: () => store.getState().auth.access_token,
      onEvent: (event) => latest.current.onEvent(event),
      onOpen: () => latest.current.onOpen?.(),
      // Any call renews the token, or signs out: one way of doing it.
      onUnauthorised: () =>
        store.dispatch(
          sessionApi.endpoints.user.initiate(undefined, {
            subscribe: false,
            forceRefetch: true,
          }),
        ),
    });
    return () => stop.abort();
  }, [isAuth, store, url]);
}
