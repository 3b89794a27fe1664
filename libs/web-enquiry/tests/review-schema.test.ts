import { expect, test } from 'vitest';
import { isTooShort } from '../src/enquiry-schema';
import { emptyReview, isOfReview, reviewSchema } from '../src/review-schema';

const REVIEW = { ...emptyReview({ categoryId: 'tea' }), quantity: '५००' };

test('eight characters are enough for a phone', () => {
  expect(isTooShort('9841234')).toBe(true);
  expect(isTooShort('98412345')).toBe(false);
});

test('a place is sent from its district on, as numbers', () => {
  const empty = emptyReview({ categoryId: 'tea' });
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

test('a quantity needs a unit, of the list or as text', () => {
  const { error } = reviewSchema.safeParse(REVIEW);
  expect(error?.issues).toMatchObject([{ path: ['unit_id'], message: 'required' }]);
  expect(reviewSchema.parse({ ...REVIEW, unit_id: 'kg' })).toMatchObject({
    quantity: '500',
    unit_id: 'kg',
  });
  expect(reviewSchema.parse({ ...REVIEW, unit: ' dhoko ' })).toMatchObject({
    quantity: '500',
    unit: 'dhoko',
  });
});

test('the day and the files are sent when there are some', () => {
  const files = [{ id: 'f1', name: 'list.pdf' }];
  const review = { ...REVIEW, quantity: '', needed_by: '2026-12-30', files };
  expect(reviewSchema.parse(review)).toEqual({
    email: '',
    category_id: 'tea',
    needed_by: '2026-12-30',
    attachment_ids: ['f1'],
  });
});

test('an error of a reviewed field keeps the review open', () => {
  expect(isOfReview('delivery.district_id', false)).toBe(true);
  expect(isOfReview('unit', false)).toBe(true);
  expect(isOfReview('attachment_ids', false)).toBe(true);
  expect(isOfReview('email', true)).toBe(true);
  expect(isOfReview('email', false)).toBe(false);
  expect(isOfReview('name', true)).toBe(false);
});
