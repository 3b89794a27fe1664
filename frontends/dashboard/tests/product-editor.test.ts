import { expect, test } from 'vitest';
import { clashes, merged } from '../src/features/products/form/merge';
import { isNearName } from '../src/features/products/form/near-name';
import { movedTo } from '../src/features/products/form/use-pictures';
import { EMPTY } from '../src/features/products/product-values';

const base = { ...EMPTY, name: 'Ilam tea', price: '100', moq: '5' };

test('two who changed different fields do not clash, and both are kept', () => {
  const mine = { ...base, price: '120' };
  const theirs = { ...base, moq: '10' };
  expect(clashes(base, mine, theirs)).toEqual([]);
  expect(merged(base, mine, theirs)).toMatchObject({ price: '120', moq: '10' });
});

test('the same field changed to two values is asked about', () => {
  const mine = { ...base, price: '120', name: 'Ilam tea, spring' };
  const theirs = { ...base, price: '90', name: 'Ilam tea, spring' };
  expect(clashes(base, mine, theirs)).toEqual(['price']);
});

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
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});
