import { useLocation, useNavigationType } from '@haat/platform';
import { useEffect } from 'react';

/** A new page begins at its top; going back restores the position. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== 'POP' && !location.hash) scrollTo({ top: 0, behavior: 'instant' });
    // Only a change of page counts, not of its filters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return null;
}
