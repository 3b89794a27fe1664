/** What the form of an offer holds: texts, of which its message is made. */
import { decimal, requiredText } from '@haat/forms';
import * as z from 'zod/mini';
import type { Enquiry } from '../../api/enquiries';

const DAY_MS = 24 * 3600 * 1000;
const VALID_DAYS = 7;
export const MAX_LINES = 10;
const LARGEST = 99_999_999_999;
export const NAMELESS = 'nameless';

const amount = (decimals: number) =>
  z.pipe(
    decimal({ isRequired: true, decimals, above: 0, max: LARGEST }),
    z.transform((digits) => digits ?? ''),
  );

export const offerSchema = z.object({
  lines: z.array(
    z.object({
      what: requiredText(NAMELESS),
      quantity: amount(3),
      unit: z.string(),
      price: amount(2),
    }),
  ),
  taxMode: z.enum(['vat_13_included', 'vat_13_extra', 'pan_bill']),
  freight: z.pipe(
    decimal({ decimals: 2, max: LARGEST }),
    z.transform((digits) => digits ?? ''),
  ),
  validUntil: z.string(),
  note: z.string(),
});
export type TypedOffer = z.input<typeof offerSchema>;
export type WireOffer = z.output<typeof offerSchema>;

export const emptyLine = () => ({ what: '', quantity: '', unit: '', price: '' });

/** Prefilled from the enquiry; a week is the usual validity. */
export const typedOffer = (enquiry: Enquiry, what: string, now: number): TypedOffer => ({
  lines: [
    {
      ...emptyLine(),
      what,
      quantity: enquiry.quantity ? String(Number(enquiry.quantity)) : '',
      unit: enquiry.unit ?? '',
    },
  ],
  taxMode: 'vat_13_included',
  freight: '',
  validUntil: new Date(now + VALID_DAYS * DAY_MS).toISOString().slice(0, 10),
  note: '',
});
