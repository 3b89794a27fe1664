import { codeOf, selectUser, useAppSelector, useRenewToken } from '@haat/platform';
import { useCallback } from 'react';

/** Repeats a call with a new token when the email was confirmed after the old one was made (D6). */
export function useVerifiedCall() {
  const user = useAppSelector(selectUser);
  const renew = useRenewToken();
  const isVerified = Boolean(user?.email_verified_at);
  return useCallback(
    async <T>(call: () => Promise<T>): Promise<T> => {
      try {
        return await call();
      } catch (failure) {
        if (!isVerified || codeOf(failure) !== 'email_unverified') throw failure;
        await renew();
        return call();
      }
    },
    [isVerified, renew],
  );
}
