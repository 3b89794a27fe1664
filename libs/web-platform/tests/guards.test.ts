import { expect, test } from 'vitest';
import {
  SIGNED_OUT,
  evaluateGuards,
  type GuardInput,
  type GuardName,
  type User,
} from '../src';

const user: User = {
  id: '1',
  fname: 'Sita',
  lname: 'Gurung',
  email: 'a@example.com',
  email_verified_at: '2026-01-01T00:00:00Z',
  phone_number: null,
  phone_verified_at: null,
  roles: ['buyer', 'seller'],
  locale: 'en',
  currency: 'NPR',
};
const input = (change: object = {}, step?: number): GuardInput => ({
  auth: { ...SIGNED_OUT, isRestored: true, ...change },
  step,
  next: () => '/',
});
const seller = { isAuth: true, user, access_token: 't' };

test('visitors go to sign-in, sellers with a finished profile come in', () => {
  const names: GuardName[] = ['authenticated', 'profile', 'seller', 'verified'];
  expect(evaluateGuards(names, input())).toBe('/register?login=true');
  expect(evaluateGuards(names, input(seller))).toBe('wait');
  expect(evaluateGuards(names, input(seller, 120))).toBe('/seller/register');
  expect(evaluateGuards(names, input(seller, 200))).toBeNull();
});

test('nothing is decided before the stored session is read', () => {
  expect(evaluateGuards(['guest'], input({ isRestored: false }))).toBe('wait');
});

test('an unknown guard is a 500', () => {
  expect(() => evaluateGuards(['nobody' as GuardName], input())).toThrow(
    'Unknown middleware',
  );
});
