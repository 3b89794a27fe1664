import type { User } from '@haat/platform';
import { expect, test } from 'vitest';
import {
  EMPTY,
  afterThanks,
  deliveryOf,
  isTooShort,
  prefilled,
} from '../src/enquiry-values';

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

test('a place is sent from its district on, as numbers', () => {
  const province = { ...EMPTY, province_id: '1' };
  const district = { ...province, district_id: '103' };
  expect(deliveryOf(province)).toEqual({});
  expect(deliveryOf(district)).toEqual({ delivery: { district_id: 103 } });
  expect(deliveryOf({ ...district, municipality_id: '10310' })).toEqual({
    delivery: { district_id: 103, municipality_id: 10310 },
  });
});
