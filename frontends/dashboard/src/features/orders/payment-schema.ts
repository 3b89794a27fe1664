/** A payment that one side notes. */
import { decimal, optionalText, requiredText } from '@haat/forms';
import { isoDay } from '@haat/platform';
import * as z from 'zod/mini';

export const paymentSchema = z.object({
  kind: z.enum(['advance', 'balance', 'other']),
  amount: z.pipe(
    decimal({ isRequired: true, decimals: 2, above: 0 }),
    z.transform((amount) => amount ?? ''),
  ),
  paid_on: requiredText(),
  reference: optionalText(),
});
export type TypedPayment = z.input<typeof paymentSchema>;

export const typedPayment = (isFirst: boolean): TypedPayment => ({
  kind: isFirst ? 'advance' : 'balance',
  amount: '',
  paid_on: isoDay(new Date()),
  reference: '',
});
