/** The categories an enquiry can have: the deepest of each branch (D30). */
import type { Category, Level4Category } from '@haat/platform';

export type LeafCategory = {
  id: string;
  name: string;
  name_ne?: string | undefined;
  parent?: { name: string; name_ne?: string | undefined };
};
type Parent = LeafCategory['parent'];

/** Branches that end above level 4. */
function shallow(categories: Category[], withLevel4: Set<string>, parent?: Parent) {
  return categories.flatMap((category): LeafCategory[] => {
    const { id, name, name_ne } = category;
    const childs = category.childs?.data ?? [];
    if (childs.length > 0) return shallow(childs, withLevel4, { name, name_ne });
    return withLevel4.has(id) ? [] : [{ id, name, name_ne, parent } as LeafCategory];
  });
}

function namesById(categories: Category[]): Map<string, Category> {
  const all = (list: Category[]): Category[] =>
    list.flatMap((one) => [one, ...all(one.childs?.data ?? [])]);
  return new Map(all(categories).map((category) => [category.id, category]));
}

export function leafCategories(
  tree: Category[],
  level4: Level4Category[],
): LeafCategory[] {
  const byId = namesById(tree);
  const deepest = level4.map(({ id, name, name_ne, parent_id }) => {
    const parent = byId.get(parent_id);
    return { id, name, name_ne, ...(parent ? { parent } : {}) };
  });
  const parents = new Set(level4.map(({ parent_id }) => parent_id));
  return [...deepest, ...shallow(tree, parents)];
}

type Named = { name: string; name_ne?: string | undefined };

/** Case-insensitive substring of the name, in either language (spec 5). */
export function matchingByName<T extends Named>(all: T[], text: string): T[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return all;
  return all.filter(({ name, name_ne = '' }) =>
    [name, name_ne].some((one) => one.toLocaleLowerCase().includes(wanted)),
  );
}
