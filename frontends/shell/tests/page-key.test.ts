import { expect, test } from 'vitest';
import { pageKey } from '../src/app/route-table';

test('a dashboard and a shop have one key, other pages one for each address', () => {
  expect(pageKey('/seller/enquiries')).toBe(pageKey('/seller/settings'));
  expect(pageKey('/vendor/a/profile')).toBe(pageKey('/vendor/a'));
  expect(pageKey('/vendor/a')).not.toBe(pageKey('/vendor/b'));
  expect(pageKey('/product/a')).not.toBe(pageKey('/product/b'));
  expect(pageKey('/buyer')).not.toBe(pageKey('/seller'));
  expect(pageKey('/no-such-page')).toBe('/no-such-page');
});
