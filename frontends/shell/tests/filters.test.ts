import { expect, test } from 'vitest';
import { changed, queryOf, readFilters } from '../src/features/search/filters';

test('a filter leads back to the first page', () => {
  const params = new URLSearchParams('q=tea&page=3');
  expect(changed(params, { verified: 'true' })).toBe('?q=tea&verified=true');
  expect(changed(params, { page: '4' })).toBe('?q=tea&page=4');
});

test('an address with nonsense is an ordinary search', () => {
  const filters = readFilters(new URLSearchParams('q= tea &page=x&sort=evil&type=x'));
  expect(queryOf(filters)).toEqual({ q: 'tea' });
});
