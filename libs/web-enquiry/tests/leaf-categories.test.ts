import type { Industry, Level2 } from '@haat/api/categories';
import { expect, test } from 'vitest';
import { leafCategories, matchingByName } from '../src/leaf-categories';

const category = (id: string, childs: Level2[] = []): Industry => ({
  id,
  name: id,
  name_ne: '',
  slug: id,
  icon: null,
  image: null,
  childs: { data: childs },
});
const tree = [
  category('Food', [category('Tea', [category('Orthodox'), category('Green')])]),
];
const level4 = [
  {
    id: 'leaf',
    name: 'Whole leaf',
    name_ne: 'सिङ्गो',
    slug: 'x',
    path: '',
    parent_id: 'Orthodox',
  },
];

test('only the deepest categories can be chosen', () => {
  const names = leafCategories(tree, level4).map(({ name }) => name);
  expect(names).toEqual(['Whole leaf', 'Green']);
});

test('they are in the order of the tree, each below its parent', () => {
  const found = leafCategories(
    [category('Brick', [category('Chimney')]), ...tree],
    level4,
  );
  expect(found.map(({ name, parent }) => [parent?.name, name])).toEqual([
    ['Brick', 'Chimney'],
    ['Orthodox', 'Whole leaf'],
    ['Tea', 'Green'],
  ]);
});

test('the search is a substring of either language, whatever the case', () => {
  const leaves = leafCategories(tree, level4);
  expect(matchingByName(leaves, 'WHOLE')).toHaveLength(1);
  expect(matchingByName(leaves, 'सिङ')).toHaveLength(1);
  expect(matchingByName(leaves, 'nothing')).toHaveLength(0);
});
