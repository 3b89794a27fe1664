import type { User } from '@haat/platform';
import { expect, test } from 'vitest';
import { EMPTY, afterThanks, isTooShort, prefilled } from '../src/enquiry-values';

const user = {
  id: 'u',
  fname: 'Sita',
  lname: 'Gurung',
  email: 'sita@example.com',
  phone_number: '+9779841234567',
} as User;

test('eight characters are enough for a phone', () => {
  expect(isTooShort('9841234')).toBe(true);
  expect(isTooShort('98412345')).toBe(false);
});

test('what was typed stays, the rest is filled in', () => {
  expect(prefilled({ ...EMPTY, name: 'Ram' }, user)).toMatchObject({
    name: 'Ram',
    email: 'sita@example.com',
    phone_number: '9841234567',
  });
});

test('after the thanks only the phone stays', () => {
  const values = { ...EMPTY, name: 'Ram', email: 'a@b.c', phone_number: '98412345' };
  expect(afterThanks(values)).toEqual({ ...EMPTY, phone_number: '98412345' });
});
