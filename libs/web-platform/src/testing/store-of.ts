import type { User } from '@haat/api/session';
import { sessionSet } from '../session/auth-slice';
import { makeStore, type AppStore } from '../store/store';

/** For tests: the store of a page, of a visitor or of a signed-in user. */
export function storeOf(user?: User): AppStore {
  const store = makeStore();
  if (user) store.dispatch(sessionSet({ user, access_token: 't', seller_profile: null }));
  return store;
}
