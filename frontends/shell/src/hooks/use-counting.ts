import { viewsApi, type PageEventForm } from '@haat/api/views';
import { useAppDispatch } from '@haat/platform';
import { useMemo } from 'react';

const UNTRACKED = { track: false };

/** The state of a count is not rendered: it would render its part of the page again, twice. */
export function useCounting() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const { countSellerEvent, viewProduct } = viewsApi.endpoints;
    return {
      /** A press on one of a seller's buttons (D18). */
      contact: (slug: string, type: PageEventForm['type']) =>
        void dispatch(countSellerEvent.initiate({ slug, body: { type } }, UNTRACKED)),
      view: (slug: string) => void dispatch(viewProduct.initiate(slug, UNTRACKED)),
    };
  }, [dispatch]);
}
