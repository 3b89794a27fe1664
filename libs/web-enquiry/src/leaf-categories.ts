/** The categories an enquiry can have: the deepest of each branch (D30). */
import type { Industry, Level4 } from '@haat/api/categories';
import { childrenOf, type Category } from '@haat/platform';

type Named = Pick<Level4, 'name' | 'name_ne'>;
export type LeafCategory = Named & Pick<Level4, 'id'> & { parent?: Named };

/** As the tree orders them. The fourth level comes from a call of its own. */
export function leafCategories(tree: Industry[], level4: Level4[]): LeafCategory[] {
  const fourth = new Map<string, Level4[]>();
  for (const leaf of level4) {
    const others = fourth.get(leaf.parent_id);
    if (others) others.push(leaf);
    else fourth.set(leaf.parent_id, [leaf]);
  }
  const leavesOf = (category: Category, parent?: Named): LeafCategory[] => {
    const { id, name, name_ne } = category;
    const here = { name, name_ne };
    const childs = childrenOf(category);
    const deepest = fourth.get(id) ?? [];
    const below = [
      ...childs.flatMap((child) => leavesOf(child, here)),
      ...deepest.map((leaf) => leafOf(leaf, here)),
    ];
    return below.length > 0 ? below : [leafOf(category, parent)];
  };
  return tree.flatMap((category) => leavesOf(category));
}

type Own = Omit<LeafCategory, 'parent'>;

function leafOf({ id, name, name_ne }: Own, parent?: Named) {
  return { id, name, name_ne, ...(parent ? { parent } : {}) };
}

/** Case-insensitive substring of the name, in either language (spec 5). */
export function matchingByName<T extends Named>(all: T[], text: string): T[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return all;
  return all.filter(({ name, name_ne }) =>
    [name, name_ne].some((one) => one.toLocaleLowerCase().includes(wanted)),
  );
}
