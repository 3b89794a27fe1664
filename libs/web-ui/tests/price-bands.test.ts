import { expect, test } from 'vitest';
import { bandsBetween, limitsOf } from '../src/search/price-bands';

const BANDS = [
  { from: null, to: '100.00', count: 3 },
  { from: '500.00', to: '1000.00', count: 9 },
  { from: '1000.00', to: null, count: 1 },
];

test('the whole range is no limit', () => {
  expect(bandsBetween(BANDS, '', '')).toEqual([0, 3]);
  expect(limitsOf(BANDS, 0, 3)).toEqual(['', '']);
});

test('a limit and its bars lead to each other', () => {
  expect(limitsOf(BANDS, 1, 2)).toEqual(['500', '1000']);
  expect(bandsBetween(BANDS, '500', '1000')).toEqual([1, 2]);
  expect(bandsBetween(BANDS, '1000', '')).toEqual([2, 3]);
});

test('typed prices choose the bars they touch', () => {
  expect(bandsBetween(BANDS, '600', '700')).toEqual([1, 2]);
  expect(bandsBetween(BANDS, '200', '50')).toEqual([0, 1]);
});
