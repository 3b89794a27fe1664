import {
  changedQuery,
  countOf,
  FLAG_FACETS,
  queryOf,
  readFilters,
  toggled,
} from '@haat/ui';
import { expect, test } from 'vitest';
import { savedQueryOf } from '../src/features/search/saved-query';

test('a filter leads back to the first page', () => {
  const params = new URLSearchParams('q=tea&page=3');
  expect(changedQuery(params, { verified: 'true' })).toBe('?q=tea&verified=true');
  expect(changedQuery(params, { page: '4' })).toBe('?q=tea&page=4');
});

test('an address with nonsense is an ordinary search', () => {
  const filters = readFilters(new URLSearchParams('q= tea &page=x&sort=evil&type=x'));
  expect(queryOf(filters)).toEqual({ q: 'tea' });
});

test('what is chosen is sent as the API reads it', () => {
  const here = '?q=tea&province=3&verified=true&price_min=5.50&moq_max=10&exact=true';
  expect(queryOf(readFilters(new URLSearchParams(here)))).toEqual({
    q: 'tea',
    province: 3,
    verified: true,
    priceMin: '5.50',
    moqMax: 10,
    exact: true,
  });
});

test('a value of the wrong shape filters nothing', () => {
  const here =
    '?q=tea&price_min=abc&price_max=9e9&moq_max=0&unit=K G&quantity=-1&near=x&district=1.5';
  expect(queryOf(readFilters(new URLSearchParams(here)))).toEqual({ q: 'tea' });
  const long = readFilters(new URLSearchParams({ q: 'a'.repeat(300) }));
  expect(long.q).toHaveLength(200);
});

test('quantity and place follow the visitor from products to suppliers', () => {
  const here = '?q=tea&quantity=500&quantity_unit=kg&near=103&sort=price_asc';
  const filters = readFilters(new URLSearchParams(here));
  expect(queryOf(filters)).toEqual({
    q: 'tea',
    quantity: 500,
    quantityUnit: 'kg',
    near: 103,
    sort: 'price_asc',
  });
  expect(countOf(filters)).toBe(0);
  const suppliers = changedQuery(new URLSearchParams(here), {
    type: 'suppliers',
    sort: null,
  });
  expect(suppliers).toBe('?q=tea&quantity=500&quantity_unit=kg&near=103&type=suppliers');
});

test('each kind of result has orders of its own', () => {
  const sortOf = (query: string) => readFilters(new URLSearchParams(query)).sort;
  expect(sortOf('sort=near&type=suppliers')).toBe('near');
  expect(sortOf('sort=price_asc&type=suppliers')).toBe('relevance');
  expect(sortOf('sort=near')).toBe('relevance');
  expect(readFilters(new URLSearchParams('sort=reply'), 'suppliers').sort).toBe('reply');
});

test('another place or trade drops what belonged to the last one', () => {
  const params = new URLSearchParams('district=103&attr=grade%3AA&province=1');
  expect(changedQuery(params, { province: '3' })).toBe('?attr=grade%3AA&province=3');
  expect(changedQuery(params, { category: 'tea' })).toBe(
    '?district=103&province=1&category=tea',
  );
});

test('attributes are several, both ends of the price are one filter', () => {
  const here = '?attr=grade%3AA&attr=packing%3Atin&price_min=5&price_max=9';
  const filters = readFilters(new URLSearchParams(here));
  expect(countOf(filters)).toBe(3);
  const next = { attr: toggled(filters.attrs, 'grade:A') };
  expect(changedQuery(new URLSearchParams(here), next)).toBe(
    '?price_min=5&price_max=9&attr=packing%3Atin',
  );
});

test.each(FLAG_FACETS)('the flag $name is read, sent and saved', ({ name, arg }) => {
  const filters = readFilters(new URLSearchParams({ [name]: 'true' }));
  expect(queryOf(filters)).toEqual({ [arg]: true });
  expect(savedQueryOf(filters)).toBe(`${name}=true`);
});

test.each([
  ['?type=suppliers&view=map', 'map'],
  ['?type=suppliers&view=grid', 'list'],
  ['?view=grid', 'grid'],
  ['?view=map', 'list'],
])('%s is shown as a %s', (here, view) => {
  expect(readFilters(new URLSearchParams(here)).view).toBe(view);
});
