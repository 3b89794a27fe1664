import { expect, test } from 'vitest';
import { argOf, hrefWith, readQuery } from '../src/features/suppliers/directory-query';

const read = (text: string) => readQuery(new URLSearchParams(text));

test('a directory is its address', () => {
  expect(read('q=tea&province=3&verified=true&page=2&src=qr')).toEqual({
    q: 'tea',
    province: '3',
    verified: 'true',
    page: '2',
  });
});

test('what is chosen is sent as the API reads it', () => {
  expect(argOf(read('province=3&verified=true&page=2'))).toEqual({
    province: 3,
    verified: true,
    page: 2,
    perPage: 24,
  });
});

test('every filter leads back to the first page', () => {
  expect(hrefWith(read('q=tea&page=4'), { verified: 'true' })).toBe(
    '?q=tea&verified=true',
  );
  expect(hrefWith(read('q=tea&page=4'), { page: '5' })).toBe('?q=tea&page=5');
});

test('another province drops the district of the last one', () => {
  const here = read('province=1&district=103');
  expect(hrefWith(here, { province: '3' })).toBe('?province=3');
  expect(hrefWith(here, { verified: 'true' })).toContain('district=103');
});
