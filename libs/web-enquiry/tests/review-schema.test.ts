import { expect, test } from 'vitest';
import { isTooShort } from '../src/enquiry-schema';
import { emptyReview, isOfReview, reviewSchema } from '../src/review-schema';

test('eight characters are enough for a phone', () => {
  expect(isTooShort('9841234')).toBe(true);
  expect(isTooShort('98412345')).toBe(false);
});

test('a place is sent from its district on, as numbers', () => {
  const empty = emptyReview('tea');
  const wireOf = (place: Partial<typeof empty.delivery>) =>
    reviewSchema.parse({ ...empty, delivery: { ...empty.delivery, ...place } });
  expect(wireOf({ province_id: '1' })).toEqual({ email: '', category_id: 'tea' });
  expect(wireOf({ district_id: '103' })).toMatchObject({
    delivery: { district_id: 103 },
  });
  expect(wireOf({ district_id: '103', municipality_id: '10310' })).toMatchObject({
    delivery: { district_id: 103, municipality_id: 10310 },
  });
});

test('an error of a reviewed field keeps the review open', () => {
  expect(isOfReview('delivery.district_id', false)).toBe(true);
  expect(isOfReview('email', true)).toBe(true);
  expect(isOfReview('email', false)).toBe(false);
  expect(isOfReview('name', true)).toBe(false);
});
