import { useEffect } from 'react';
import { useClickCounter } from './use-click-counter';

const KEY = 'haat.viewed-shop';

/** true when this tab came from another shop, or from none. */
function isNewVisit(slug: string): boolean {
  try {
    const last = sessionStorage.getItem(KEY);
    sessionStorage.setItem(KEY, slug);
    return last !== slug;
  } catch {
    // Storage may be refused; then every page counts as a view.
    return true;
  }
}

/** One visit of a shop is one view, however many of its pages are read. */
export function useCountView(slug: string | undefined): void {
  const count = useClickCounter(slug ?? '');
  useEffect(() => {
    if (slug && isNewVisit(slug)) count('view');
  }, [slug, count]);
}
