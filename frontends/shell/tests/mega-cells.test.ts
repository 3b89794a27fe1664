import type { Industry, Level2 } from '@haat/api/categories';
import { expect, test } from 'vitest';
import { megaCells } from '../src/layouts/header/mega-cells';

const category = (slug: string, childs: Level2[] = []): Industry => ({
  id: slug,
  name: slug,
  name_ne: slug,
  slug,
  icon: null,
  image: null,
  childs: { data: childs },
});

test('the grid holds twelve cells, the level below first', () => {
  const thirds = Array.from({ length: 9 }, (_, n) => category(`t${n}`));
  const main = category('main', [category('a', thirds), category('b', thirds)]);
  const cells = megaCells(main);
  expect(cells).toHaveLength(12);
  expect(cells.slice(0, 3).map(({ slugs }) => slugs.join('/'))).toEqual([
    'main/a',
    'main/b',
    'main/a/t0',
  ]);
});
