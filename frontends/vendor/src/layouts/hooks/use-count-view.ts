import { useSearchParams, whenIdle } from '@haat/platform';
import { useEffect } from 'react';
import { useClickCounter } from '../../hooks/use-click-counter';

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

/** One visit of a shop is one view, however many of its pages are read; one by a printed code is counted separately. */
export function useCountView(slug: string | undefined): void {
  const count = useClickCounter(slug ?? '');
  const [params] = useSearchParams();
  const isScanned = params.get('src') === 'qr';
  useEffect(() => {
    if (!slug || !isNewVisit(slug)) return;
    void whenIdle().then(() => {
      count('view');
      if (isScanned) count('qr');
    });
  }, [slug, count, isScanned]);
}
