import { useLazyUserQuery } from '@haat/platform';
import { useEffect } from 'react';

/** Requests the user again on return to the page: the mail may be read on another device. */
export function useFreshUser(): void {
  const [refreshUser] = useLazyUserQuery();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshUser();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refreshUser]);
}
