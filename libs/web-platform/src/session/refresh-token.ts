/** One token refresh at a time over all tabs: the cookie is single-use, reuse ends the family (D5). */
import type { Refreshed } from '@haat/api/token';
import { loadSession } from './session-storage';
import { tokenRefreshed } from './auth-slice';

/** refused: the session is over. unavailable: unknown, the session stays. */
export type RefreshResult = 'refreshed' | 'refused' | 'unavailable';
type Dispatch = (action: ReturnType<typeof tokenRefreshed>) => unknown;

let queue: Promise<unknown> = Promise.resolve();

function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) {
    return navigator.locks.request('haat-token-refresh', work);
  }
  const run = queue.then(work, work);
  queue = run.catch(() => undefined);
  return run;
}

async function requestRefresh(dispatch: Dispatch): Promise<RefreshResult> {
  try {
    const answer = await fetch('/api/token/refresh', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    if (answer.status >= 500 || answer.status === 429) return 'unavailable';
    if (!answer.ok) return 'refused';
    const { data } = (await answer.json()) as { data: Refreshed };
    dispatch(tokenRefreshed(data));
    return 'refreshed';
  } catch {
    return 'unavailable';
  }
}

/** staleToken: the token that was answered with 401. */
export function refreshToken(
  staleToken: string,
  currentToken: () => string | null,
  dispatch: Dispatch,
): Promise<RefreshResult> {
  return oneAtATime(async () => {
    const current = currentToken();
    if (current === null) return 'refused';
    if (current !== staleToken) return 'refreshed';
    const { access_token, user } = loadSession();
    if (access_token && access_token !== staleToken && user) {
      dispatch(tokenRefreshed({ access_token, user }));
      return 'refreshed';
    }
    return requestRefresh(dispatch);
  });
}
