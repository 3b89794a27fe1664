import { expect, test } from 'vitest';
import { clashes, differing, merged } from '../src';

const base = { name: 'Ilam tea', price: '100', tags: ['tea'] };

test('two who changed different fields do not clash, and both keep theirs', () => {
  const mine = { ...base, price: '120' };
  const theirs = { ...base, tags: ['tea', 'green'] };
  expect(clashes(base, mine, theirs)).toEqual([]);
  expect(merged(base, mine, theirs)).toEqual({ ...theirs, price: '120' });
});

test('the same field changed to two values is a clash, to one value is none', () => {
  const mine = { ...base, price: '120', name: 'Spring tea' };
  const theirs = { ...base, price: '90', name: 'Spring tea' };
  expect(clashes(base, mine, theirs)).toEqual(['price']);
});

test('a field typed back to its base is not changed', () => {
  expect(differing(base, { ...base, tags: ['tea'] })).toEqual([]);
});
