import { useAllCategoriesQuery, useLevel4CategoriesQuery } from '@haat/platform';
import { useMemo } from 'react';
import { leafCategories, type LeafCategory } from './leaf-categories';

export type { LeafCategory } from './leaf-categories';

/** Asked only when a form is about to be sent: the list is long. */
export function useLeafCategories(isAsked = true): {
  categories: LeafCategory[];
  isLoading: boolean;
} {
  const tree = useAllCategoriesQuery(undefined, { skip: !isAsked });
  const level4 = useLevel4CategoriesQuery(undefined, { skip: !isAsked });
  const categories = useMemo(
    () => leafCategories(tree.data ?? [], level4.data ?? []),
    [tree.data, level4.data],
  );
  return { categories, isLoading: tree.isLoading || level4.isLoading };
}
