import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocale } from '../i18n/use-locale';
import { sessionApi } from '../api/session';
import type { AppStore } from '../store/store';
import { selectIsAuth } from '../session/auth-slice';
import { useAppSelector } from '../store/hooks';
import type { LiveEvent } from './event-stream';
import type { Follow } from './follow-events';

const AGAIN_MS = 30_000;

/** Only those who signed in follow anything: no guest's page waits for this code. */
async function follow(stream: Follow): Promise<void> {
  try {
    const { followEvents } = await import(
      /* webpackChunkName: "live" */ './follow-events'
    );
    await followEvents(stream);
  } catch {
    if (stream.signal.aborted) return;
    stream.onMissing?.();
    setTimeout(() => void follow(stream), AGAIN_MS);
  }
}

/**
 * Follows a stream of the API while signed in, e.g. `/api/notifications/stream`.
 * `onOpen` runs at every connection, after a delay at the first: query what a break may have hidden.
 * `onMissing` runs at most twice a minute while there is none: poll then.
 */
export function useLiveEvents(
  url: string,
  onEvent: (event: LiveEvent) => void,
  onOpen?: () => void,
  onMissing?: () => void,
): void {
  const store = useStore() as AppStore;
  const isAuth = useAppSelector(selectIsAuth);
  // Its events have texts: another language is another stream.
  const locale = useLocale();
  const latest = useRef({ onEvent, onOpen, onMissing });
  useEffect(() => {
    latest.current = { onEvent, onOpen, onMissing };
  });
  useEffect(() => {
    if (!isAuth) return;
    const stop = new AbortController();
    void follow({
      url,
      signal: stop.signal,
      token: () => store.getState().auth.access_token,
      onEvent: (event) => latest.current.onEvent(event),
      onOpen: () => latest.current.onOpen?.(),
      onMissing: () => latest.current.onMissing?.(),
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
  }, [isAuth, locale, store, url]);
}
