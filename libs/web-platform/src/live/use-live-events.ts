import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { sessionApi } from '../api/session';
import type { AppStore } from '../store/store';
import { selectIsAuth } from '../session/auth-slice';
import { useAppSelector } from '../store/hooks';
import type { LiveEvent } from './event-stream';
import { followEvents } from './follow-events';

/** Follows a stream of the API while signed in, e.g. `/api/notifications/stream`. */
export function useLiveEvents(url: string, onEvent: (event: LiveEvent) => void): void {
  const store = useStore() as AppStore;
  const isAuth = useAppSelector(selectIsAuth);
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (!isAuth) return;
    const stop = new AbortController();
    void followEvents({
      url,
      signal: stop.signal,
      token: () => store.getState().auth.access_token,
      onEvent: (event) => latest.current(event),
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
