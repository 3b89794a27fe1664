/** What the form of a quote starts with: texts as one would type them. */
import type { RequirementOut } from '@haat/api/requirements';
import type { Quote } from '../../api/quotes';
import type { TypedQuote } from './quote-schema';

/** `3000.000` as one would type it. */
const plainNumber = (text: string | null) =>
  (text ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

const unlessZero = (value: number | string) =>
  Number(value) === 0 ? '' : plainNumber(String(value));

/** The requested items without prices; a week to decide, as on the server. */
export const typedFromLead = (lead: RequirementOut, validUntil: string): TypedQuote => ({
  items: lead.items.map((item) => ({
    requirement_item_id: item.id,
    // Another supplier has it by now.
    type: item.is_awarded ? 'not_available' : 'requested',
    quantity: plainNumber(item.quantity),
    unit_id: item.unit_id ?? '',
    unit: item.unit ?? '',
    unit_price: '',
    note: '',
  })),
  tax_mode: 'vat_13_extra',
  freight: '',
  is_all_or_none: false,
  part_freight: '',
  delivery_days: '',
  payment: { advance_pct: '', credit_days: '' },
  valid_until: validUntil,
  note: '',
  attachment_ids: [],
});

export const typedFromQuote = (quote: Quote, validUntil: string): TypedQuote => ({
  items: quote.items.map((line) => ({
    requirement_item_id: line.requirement_item_id,
    type: line.type,
    quantity: plainNumber(line.quantity),
    unit_id: line.unit_id ?? '',
    unit: line.unit ?? '',
    unit_price: plainNumber(line.unit_price),
    note: line.note ?? '',
  })),
  tax_mode: quote.tax_mode,
  freight: unlessZero(quote.freight),
  is_all_or_none: quote.is_all_or_none,
  part_freight: plainNumber(quote.part_freight),
  delivery_days: String(quote.delivery_days ?? ''),
  payment: {
    advance_pct: unlessZero(quote.payment.advance_pct),
    credit_days: unlessZero(quote.payment.credit_days),
  },
  // A day that has passed meanwhile would only be refused.
  valid_until: quote.valid_until > validUntil ? quote.valid_until : validUntil,
  note: quote.note ?? '',
  attachment_ids: quote.attachment_ids,
});
