/** What an enquiry or a lead is worth in lists. */
import { expect, test } from 'vitest';
import { worthOf } from '../src/components/enquiries/worth-of';
import { worthOfLines } from '../src/features/leads/worth-of-lines';

const product = {
  id: 'p',
  slug: null,
  name: 'Tea',
  name_ne: null,
  image: null,
  price: '1250.00',
  currency: 'NPR',
  unit: 'kg',
};

test('an enquiry is worth its quantity at the price of its product', () => {
  expect(worthOf({ product, quantity: '300', unit: 'kg' })).toBe(375_000);
});

test('another unit, another currency or no price: nothing is claimed', () => {
  const enquiry = { product, quantity: '300', unit: 'kg' };
  expect(worthOf({ ...enquiry, unit: 'bag' })).toBeUndefined();
  expect(worthOf({ ...enquiry, quantity: null })).toBeUndefined();
  expect(
    worthOf({ ...enquiry, product: { ...product, currency: 'USD' } }),
  ).toBeUndefined();
});

test('a lead is worth its lines at their target prices, if each has one', () => {
  const line = { quantity: '300', target_price: '1250.00' };
  expect(worthOfLines([line, { quantity: '2', target_price: '10.5' }])).toBe(375_021);
  expect(worthOfLines([line, { quantity: '2', target_price: null }])).toBeUndefined();
  expect(worthOfLines([])).toBeUndefined();
});
