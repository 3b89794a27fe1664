import type { Query } from '@haat/platform';
import type { RowOut } from '@haat/api/imports';
import { describe, expect, test } from 'vitest';
import { fixAlike } from '../src/api/fix-alike';
import { commonIn } from '../src/features/imports/common-cells';
import { refusalOf } from '../src/features/imports/limits';
import { leftOut, withChoice } from '../src/features/imports/mapping';

const bad = (number: number, value: string): RowOut => ({
  number,
  status: 'invalid',
  values: { price: value },
  errors: [{ column: 'price', value, message: 'No number.', suggestion: '1200' }],
  product_id: null,
});

describe('the columns of a sheet', () => {
  const mapping = { name: 'Title', price: 'Rate', sku: null };

  test('a header belongs to one column only', () => {
    const next = withChoice(mapping, 'sku', 'Title');
    expect(next).toEqual({ name: null, price: 'Rate', sku: 'Title' });
  });

  test('a header no column takes is left out', () => {
    expect(leftOut(['Title', 'Rate', 'GSM'], mapping)).toEqual(['GSM']);
  });
});

test('a file that cannot be a sheet is refused before it is sent', () => {
  const file = (name: string, size: number) => ({ name, size }) as File;
  expect(refusalOf(file('photo.jpg', 9))).toBe('kind');
  expect(refusalOf(file('a.csv', 10 * 1024 * 1024 + 1))).toBe('size');
  expect(refusalOf(file('a.csv', 0))).toBe('empty');
  expect(refusalOf(file('A.XLSX', 9))).toBeNull();
});

test('only a value that several rows have is offered for all of them', () => {
  const rows = [bad(2, '1,2OO'), bad(3, '1,2OO'), bad(4, 'cheap')];
  const [first, , last] = rows.map(({ errors }) => errors[0]);
  expect(first && commonIn(rows)(first)).toBe(true);
  expect(last && commonIn(rows)(last)).toBe(false);
});

test('every equal row is corrected, over all pages, and no other', async () => {
  const pages = [[bad(2, '1,2OO'), bad(3, 'cheap')], [bad(140, '1,2OO')]];
  const changed: [string, unknown][] = [];
  const call = (request: Parameters<Query>[0]) => {
    if (typeof request === 'string') throw new Error('no such call');
    const { page } = (request.params ?? {}) as { page?: number };
    if (page) return { data: { data: pages[page - 1], meta: { last_page: 2 } } };
    changed.push([request.url, request.body]);
    return { data: null };
  };
  const fix = { column: 'price', value: '1,2OO', replacement: '1200' };
  const shares: number[] = [];
  const told = await fixAlike(call, '/rows', fix, (share) => shares.push(share));
  expect(told).toEqual({ data: { changed: 2 } });
  expect(shares).toEqual([0, 0.5]);
  const body = { values: { price: '1200' } };
  expect(changed).toEqual([
    ['/rows/2', body],
    ['/rows/140', body],
  ]);
});
