import { expect, test } from 'vitest';
import { isNearName } from '../src/features/products/near-name';
import { reordered } from '../src/features/products/hooks/use-pictures';

test.each([
  ['Ilam tea spring', 'Spring Ilam Tea', true],
  ['Orthodox black tea', 'Ortodox black tea', true],
  ['इलाम चिया', 'इलाम चिया।', true],
  ['Tea 500 g', 'Tea 250 g', false],
  ['Ilam tea', 'Cement OPC', false],
  ['Tea', 'Sea', false],
])('%s and %s: nearly the same is %s', (one, other, isNear) => {
  expect(isNearName(one, other)).toBe(isNear);
});

test('a picture moved to the front is the cover', () => {
  expect(reordered(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(reordered(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});
