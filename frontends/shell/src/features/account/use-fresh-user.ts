import { useLazyUserQuery } from '@haat/platform';
import { useEffect } from 'react';

/** Asks anew who one is on coming back to the page: the mail may be read on another device. */
export function useFreshUser(): void {
  const [ask] = useLazyUserQuery();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ask]);
}
