import { viewsApi, type PageEventForm } from '@haat/api/views';
import { useAppDispatch } from '@haat/platform';
import { useCallback } from 'react';

export type ShopEvent = PageEventForm['type'];

/**
 * Counts a pressed contact button (D18). A failed count must never be in the visitor's way, and its state is not rendered:
 * that would render the complete page again, twice.
 */
export function useClickCounter(slug: string): (type: ShopEvent) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (type) => {
      const { countSellerEvent } = viewsApi.endpoints;
      const call = { slug, body: { type } };
      void dispatch(countSellerEvent.initiate(call, { track: false }));
    },
    [dispatch, slug],
  );
}
