/** The session in browser storage: one key, readable only after mount (the server has none). */
import { SIGNED_OUT } from './auth-slice';
import type { Session } from './types';

export const SESSION_KEY = 'haat.session';

export function loadSession(): Session {
  try {
    const text = localStorage.getItem(SESSION_KEY);
    if (!text) return SIGNED_OUT;
    const stored = JSON.parse(text) as Partial<Session>;
    if (!stored.access_token || !stored.user) return SIGNED_OUT;
    return { ...SIGNED_OUT, ...stored, isAuth: true };
  } catch {
    return SIGNED_OUT;
  }
}

export function saveSession(session: Session): void {
  try {
    if (!session.isAuth) {
      localStorage.removeItem(SESSION_KEY);
      return;
    }
    const { access_token, user, seller_profile } = session;
    localStorage.setItem(
      SESSION_KEY,
      JSON.stringify({ access_token, user, seller_profile }),
    );
  } catch {
    // Storage may be refused or full: the session then lasts as long as the page.
  }
}
