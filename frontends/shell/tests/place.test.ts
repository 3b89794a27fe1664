import { expect, test } from 'vitest';
import { placeOf } from '../src/app/route-table';

test('a desk and a shop are one place, other pages begin anew', () => {
  expect(placeOf('/seller/enquiries')).toBe(placeOf('/seller/settings'));
  expect(placeOf('/vendor/a/profile')).toBe(placeOf('/vendor/a'));
  expect(placeOf('/vendor/a')).not.toBe(placeOf('/vendor/b'));
  expect(placeOf('/product/a')).not.toBe(placeOf('/product/b'));
  expect(placeOf('/buyer')).not.toBe(placeOf('/seller'));
  expect(placeOf('/no-such-page')).toBe('/no-such-page');
});
