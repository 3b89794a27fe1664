/** What the review of an enquiry adds to it, and how the API gets it. */
import { decimal, refusal, refuseAt, requiredText } from '@haat/forms';
import * as z from 'zod/mini';
import {
  detailField,
  detailFields,
  emptyDetails,
  isOfDetails,
  wireDetails,
} from './details-schema';
import type { EnquiryTarget } from './enquiry-target';

/** `unit`: as free text, when none of the list is chosen. */
const fields = z
  .object({
    email: z.string(),
    category_id: requiredText(),
    quantity: decimal({ decimals: 3, above: 0 }),
    unit_id: z.string(),
    unit: z.string().check(z.trim()),
    ...detailFields,
  })
  .check((payload) => {
    const { quantity, unit_id, unit } = payload.value;
    const isMissing = quantity !== null && unit_id === '' && unit === '';
    refuseAt(payload, [
      { path: ['unit_id'], code: isMissing ? refusal('required') : undefined },
    ]);
  });
export type TypedReview = z.input<typeof fields>;

export const reviewSchema = z.pipe(
  fields,
  z.transform((review: z.output<typeof fields>) => {
    const { quantity, unit_id, unit } = review;
    return {
      email: review.email,
      category_id: review.category_id,
      ...(quantity ? { quantity } : {}),
      ...(quantity && unit_id ? { unit_id } : {}),
      ...(quantity && unit ? { unit } : {}),
      ...wireDetails(review),
    };
  }),
);
export type WireReview = z.output<typeof reviewSchema>;

type About = Pick<EnquiryTarget, 'categoryId' | 'quantity' | 'unit'>;

export const emptyReview = (target: About = {}): TypedReview => ({
  email: '',
  category_id: target.categoryId ?? '',
  ...amountOf(target),
  ...emptyDetails(),
});

/** The quantity that was chosen next to the form. */
export const amountOf = ({ quantity, unit }: About) => ({
  quantity: quantity ? String(quantity) : '',
  unit_id: '',
  unit: (quantity && unit) || '',
});

/** Where the review displays an error of the API. */
export const reviewField = (field: string): string => {
  if (field === 'unit') return 'unit_id';
  return detailField(field);
};

const OWN = ['category_id', 'quantity', 'unit', 'unit_id'];

/** Fields of the API that the review displays. */
export const isOfReview = (field: string, needsEmail: boolean): boolean =>
  OWN.includes(field) || isOfDetails(field) || (needsEmail && field === 'email');
