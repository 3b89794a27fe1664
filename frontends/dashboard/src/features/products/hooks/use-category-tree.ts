import type { CategoryName } from '@haat/api/categories';
import {
  childrenOf,
  useAllCategoriesQuery,
  useLevel4CategoriesQuery,
  type Category,
} from '@haat/platform';
import { useMemo } from 'react';

export type CategoryNode = CategoryName & { childs: CategoryNode[] };

/** Level 4 comes apart from the tree: hung where it belongs. */
function grow(tree: Category[], below: Map<string, CategoryNode[]>): CategoryNode[] {
  return tree.map((category) => {
    const { id, name, name_ne, slug } = category;
    const childs = grow(childrenOf(category), below);
    return { id, name, name_ne, slug, childs: [...childs, ...(below.get(id) ?? [])] };
  });
}

/** The way from the top down to a category; empty when there is none of this id. */
function wayTo(nodes: CategoryNode[], id: string): CategoryNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const way = wayTo(node.childs, id);
    if (way.length > 0) return [node, ...way];
  }
  return [];
}

/** All categories as one tree, and the way to each. */
export function useCategoryTree() {
  const all = useAllCategoriesQuery(undefined);
  const level4 = useLevel4CategoriesQuery();
  const tree = useMemo(() => {
    const below = new Map<string, CategoryNode[]>();
    for (const { parent_id, id, name, name_ne, slug } of level4.data ?? []) {
      const leaf = { id, name, name_ne, slug, childs: [] };
      below.set(parent_id, [...(below.get(parent_id) ?? []), leaf]);
    }
    return grow(all.data ?? [], below);
  }, [all.data, level4.data]);
  return {
    tree,
    wayTo: (id: string) => wayTo(tree, id),
    isLoading: all.isLoading || level4.isLoading,
    error: all.error ?? level4.error,
    retry: () => {
      void all.refetch();
      void level4.refetch();
    },
  };
}
