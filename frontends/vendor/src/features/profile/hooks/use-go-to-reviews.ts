import { useHydrated, useLocation } from '@haat/platform';
import { useEffect, useRef } from 'react';

export const REVIEWS_ID = 'reviews';

/** From the name to the reviews: on a page that the edge rendered the browser scrolls itself. */
export function useGoToReviews(): void {
  const { hash, search } = useLocation();
  const wasRendered = useRef(!useHydrated());
  useEffect(() => {
    if (wasRendered.current || hash !== `#${REVIEWS_ID}`) {
      wasRendered.current = false;
      return;
    }
    document.getElementById(REVIEWS_ID)?.scrollIntoView();
  }, [hash, search]);
}
