import { useAllCategoriesQuery, useLevel4CategoriesQuery } from '@haat/platform';
import { useMemo } from 'react';
import { leafCategories, type LeafCategory } from './leaf-categories';

export type { LeafCategory } from './leaf-categories';

/** Asked only when a form is about to be sent: the list is long. */
export function useLeafCategories(isNeeded = true): {
  categories: LeafCategory[];
  isLoading: boolean;
} {
  const tree = useAllCategoriesQuery(undefined, { skip: !isNeeded });
  const level4 = useLevel4CategoriesQuery(undefined, { skip: !isNeeded });
  const categories = useMemo(
    () => leafCategories(tree.data ?? [], level4.data ?? []),
    [tree.data, level4.data],
  );
  return { categories, isLoading: tree.isLoading || level4.isLoading };
}
