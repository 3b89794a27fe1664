/** What the form of an enquiry's quote holds, and the body the API gets of it. */
import { decimal, integer, optionalText, requiredText } from '@haat/forms';
import type { ListingOut } from '@haat/api/own-products';
import { numeral } from '@haat/platform';
import * as z from 'zod/mini';
import type { Enquiry } from '../../api/enquiries';

const DAY_MS = 24 * 3600 * 1000;
const VALID_DAYS = 7;
export const MAX_LINES = 10;
const LARGEST = 99_999_999_999;
const MAX_DAYS = 365;
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
  delivery_days: integer({ min: 0, max: MAX_DAYS }),
  payment: z.object({ advance_pct: count(100), credit_days: count(MAX_DAYS) }),
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

export type Priced = Pick<ListingOut, 'price' | 'price_tiers' | 'unit_id'>;

/** The product's price at a quantity: that of the highest tier it reaches. */
export function priceAt(product: Priced, quantity: string): string {
  const count = Number(numeral(quantity));
  const tiers = [...product.price_tiers].sort(
    (one, other) => other.min_qty - one.min_qty,
  );
  const price = tiers.find(({ min_qty }) => count >= min_qty)?.price ?? product.price;
  return price ? String(Number(price)) : '';
}

/** Of the listing, if its unit is the one that the buyer wants; else as the enquiry has it. */
function priceOf({ product, quantity, unit_id }: Enquiry, listing?: Priced): string {
  if (listing && (!unit_id || unit_id === listing.unit_id)) {
    return priceAt(listing, quantity ?? '');
  }
  const isSameUnit = !listing && product?.price && product.currency === 'NPR';
  return isSameUnit ? String(Number(product.price)) : '';
}

/** Prefilled from the enquiry and the product's prices; a week is the usual validity. */
export const typedOffer = (
  enquiry: Enquiry,
  what: string,
  now: number,
  listing?: Priced,
): TypedOffer => ({
  items: [
    {
      name: what,
      quantity: enquiry.quantity ? String(Number(enquiry.quantity)) : '',
      unit_id: enquiry.unit_id ?? '',
      unit: enquiry.unit_id ? '' : (enquiry.unit ?? ''),
      unit_price: priceOf(enquiry, listing),
    },
  ],
  tax_mode: 'vat_13_included',
  freight: '',
  delivery_days: '',
  payment: { advance_pct: '', credit_days: '' },
  valid_until: new Date(now + VALID_DAYS * DAY_MS).toISOString().slice(0, 10),
  note: '',
});
