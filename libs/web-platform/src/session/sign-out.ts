import { api } from '../api/api';
import { sessionApi } from '../api/session';
import type { AppDispatch } from '../store/store';
import { sessionCleared } from './auth-slice';

/** Clears the session whatever the server answers (spec 4); private data leaves the cache with it. */
export const signOut = () => async (dispatch: AppDispatch) => {
  try {
    await dispatch(sessionApi.endpoints.logout.initiate()).unwrap();
  } catch {
    // The visitor signs out: a failing server does not prevent it.
  }
  dispatch(sessionCleared('signed-out'));
  dispatch(api.util.resetApiState());
};
