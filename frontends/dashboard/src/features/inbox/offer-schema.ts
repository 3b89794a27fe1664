/** What the form of an enquiry's quote holds, and the body the API gets of it. */
import { decimal, integer, optionalText, requiredText } from '@haat/forms';
import * as z from 'zod/mini';
import type { Enquiry } from '../../api/enquiries';

const DAY_MS = 24 * 3600 * 1000;
const VALID_DAYS = 7;
export const MAX_LINES = 10;
const LARGEST = 99_999_999_999;
const LONGEST_DAYS = 365;
export const NAMELESS = 'nameless';

const amount = (decimals: number) =>
  z.pipe(
    decimal({ isRequired: true, decimals, above: 0, max: LARGEST }),
    z.transform((digits) => digits ?? ''),
  );
const count = (max: number) =>
  z.pipe(
    integer({ min: 0, max }),
    z.transform((number) => number ?? 0),
  );

export const offerSchema = z.object({
  items: z.array(
    z.object({
      name: requiredText(NAMELESS),
      quantity: amount(3),
      unit_id: optionalText(),
      unit: optionalText(),
      unit_price: amount(2),
    }),
  ),
  tax_mode: z.enum(['vat_13_included', 'vat_13_extra', 'pan_bill']),
  freight: z.pipe(
    decimal({ decimals: 2, max: LARGEST }),
    z.transform((digits) => digits ?? '0'),
  ),
  delivery_days: integer({ min: 0, max: LONGEST_DAYS }),
  payment: z.object({ advance_pct: count(100), credit_days: count(LONGEST_DAYS) }),
  valid_until: optionalText(),
  note: optionalText(),
});
export type TypedOffer = z.input<typeof offerSchema>;
export type WireOffer = z.output<typeof offerSchema>;

export const emptyLine = () => ({
  name: '',
  quantity: '',
  unit_id: '',
  unit: '',
  unit_price: '',
});

/** The product's own price, where it is one in rupees. */
const priceOf = ({ product }: Enquiry) =>
  product?.price && product.currency === 'NPR' ? String(Number(product.price)) : '';

/** Prefilled from the enquiry; a week is the usual validity. */
export const typedOffer = (enquiry: Enquiry, what: string, now: number): TypedOffer => ({
  items: [
    {
      name: what,
      quantity: enquiry.quantity ? String(Number(enquiry.quantity)) : '',
      unit_id: enquiry.unit_id ?? '',
      unit: enquiry.unit_id ? '' : (enquiry.unit ?? ''),
      unit_price: priceOf(enquiry),
    },
  ],
  tax_mode: 'vat_13_included',
  freight: '',
  delivery_days: '',
  payment: { advance_pct: '', credit_days: '' },
  valid_until: new Date(now + VALID_DAYS * DAY_MS).toISOString().slice(0, 10),
  note: '',
});
