import { useCallback } from 'react';
import { useCountShopEventMutation, type ShopEvent } from './api';

/** Counts a pressed contact button (D18). A failed count must never be in the visitor's way. */
export function useClickCounter(slug: string): (type: ShopEvent) => void {
  const [count] = useCountShopEventMutation();
  return useCallback((type) => void count({ slug, type }), [count, slug]);
}
