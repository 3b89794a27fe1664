import { whenIdle } from '@haat/platform';
import { useEffect } from 'react';
import { useCounting } from '../../../hooks/use-counting';

const KEY = 'haat.viewed-products';

/** true the first time in this tab: going back and forth is one visit. */
function isNewVisit(slug: string): boolean {
  try {
    const seen = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    if (seen.includes(slug)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...seen, slug]));
  } catch {
    // Storage may be refused; then every page counts as a view.
  }
  return true;
}

export function useCountView(slug: string): void {
  const count = useCounting();
  useEffect(() => {
    if (isNewVisit(slug)) void whenIdle().then(() => count.view(slug));
  }, [slug, count]);
}
