/** What holds before anybody chose anything (spec 3, 4, 9). */
import { expect, test } from 'vitest';
import { emailVerified, makeStore, paths, sessionSet, type User } from '../src';

test('stored files lie under /storage/; whole addresses stay', () => {
  expect(paths.storage('products/tea.webp')).toBe('/storage/products/tea.webp');
  expect(paths.storage('/storage/tea.webp')).toBe('/storage/tea.webp');
  expect(paths.storage('https://example.com/tea.webp')).toBe(
    'https://example.com/tea.webp',
  );
});

test('a confirmed email stamps its date on the user', () => {
  const store = makeStore();
  const user = { id: '1', email_verified_at: null, roles: ['buyer'] } as unknown as User;
  store.dispatch(sessionSet({ user, access_token: 't', seller_profile: null }));
  store.dispatch(emailVerified('2026-11-22T00:00:00Z'));
  expect(store.getState().auth.user?.email_verified_at).toBe('2026-11-22T00:00:00Z');
});

test('the default currency is the Nepalese rupee', () => {
  expect(makeStore().getState().currency.code).toBe('NPR');
});
