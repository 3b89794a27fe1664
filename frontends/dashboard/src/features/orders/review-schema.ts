/** What the buyer writes about a closed order, and the seller's reply. */
import { integer, requiredText } from '@haat/forms';
import * as z from 'zod/mini';

const rating = () =>
  z.pipe(
    integer({ isRequired: true, min: 1, max: 5 }),
    z.transform((stars) => stars ?? 0),
  );

export const reviewSchema = z.object({
  as_described: rating(),
  on_time: rating(),
  documents: rating(),
  communication: rating(),
  text: requiredText(),
});
export type TypedReview = z.input<typeof reviewSchema>;

export const typedReview: TypedReview = {
  as_described: '',
  on_time: '',
  documents: '',
  communication: '',
  text: '',
};

export const replySchema = z.object({ text: requiredText() });
export const typedReply: z.input<typeof replySchema> = { text: '' };
