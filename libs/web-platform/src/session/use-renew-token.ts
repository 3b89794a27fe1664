import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../store/hooks';
import type { RootState } from '../store/store';
import { refreshToken } from './refresh-token';

/** A token has the claims of its creation: a role or a confirmed email needs a new one (D6). */
export function useRenewToken() {
  const store = useStore();
  const dispatch = useAppDispatch();
  return useCallback(() => {
    const token = () => (store.getState() as RootState).auth.access_token;
    return refreshToken(token() ?? '', token, dispatch);
  }, [store, dispatch]);
}
