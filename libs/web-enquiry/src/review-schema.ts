/** What the review of an enquiry adds to it, and how the API gets it. */
import { requiredText } from '@haat/forms';
import * as z from 'zod/mini';
import type { PlaceValues } from './place-selects';

/** Ids as the selects hold them; '' is not chosen. */
const place = z.object({
  province_id: z.string(),
  district_id: z.string(),
  municipality_id: z.string(),
});

/** Without a district there is no place. */
const deliveryOf = ({ district_id, municipality_id }: PlaceValues) =>
  district_id
    ? {
        delivery: {
          district_id: Number(district_id),
          ...(municipality_id ? { municipality_id: Number(municipality_id) } : {}),
        },
      }
    : {};

const fields = z.object({
  email: z.string(),
  category_id: requiredText(),
  delivery: place,
});
export type TypedReview = z.input<typeof fields>;

export const reviewSchema = z.pipe(
  fields,
  z.transform(({ delivery, ...review }: TypedReview) => ({
    ...review,
    ...deliveryOf(delivery),
  })),
);
export type WireReview = z.output<typeof reviewSchema>;

export const emptyReview = (category_id = ''): TypedReview => ({
  email: '',
  category_id,
  delivery: { province_id: '', district_id: '', municipality_id: '' },
});

/** Fields of the API that the review displays. */
export const isOfReview = (field: string, needsEmail: boolean): boolean =>
  field === 'category_id' ||
  field.startsWith('delivery.') ||
  (needsEmail && field === 'email');
