import { useAppDispatch } from '@haat/platform';
import { useCallback } from 'react';
import { shopApi, type ShopEvent } from './api';

/**
 * Counts a pressed contact button (D18). A failed count must never be in the visitor's way, and none is shown:
 * what follows how it goes would draw the whole page again, twice.
 */
export function useClickCounter(slug: string): (type: ShopEvent) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (type) => {
      const { countShopEvent } = shopApi.endpoints;
      void dispatch(countShopEvent.initiate({ slug, type }, { track: false }));
    },
    [dispatch, slug],
  );
}
