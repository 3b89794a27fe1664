/** The cells of the mega menu: the level below, filled up from the next one. */
import type { Industry, Level2, Level3 } from '@haat/api/categories';

export type MegaCell = {
  category: Level2 | Level3;
  slugs: string[];
  image: string | null;
};

/** 4 columns by 3 rows (spec 9). */
const CELLS = 12;

export function megaCells(main: Industry): MegaCell[] {
  const seconds = main.childs.data;
  const cells: MegaCell[] = seconds.map((category) => ({
    category,
    slugs: [main.slug, category.slug],
    image: category.image,
  }));
  const thirds = seconds.map((above) =>
    above.childs.data.map((category) => ({
      category,
      slugs: [main.slug, above.slug, category.slug],
      image: category.image ?? above.image,
    })),
  );
  // One of each branch after the other: no branch fills the grid alone.
  for (
    let row = 0;
    cells.length < CELLS && thirds.some((list) => row < list.length);
    row++
  ) {
    for (const list of thirds) if (list[row]) cells.push(list[row] as MegaCell);
  }
  return cells.slice(0, CELLS);
}
