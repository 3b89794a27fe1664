/** A quote as its form holds it: texts as typed. */
import type { Lead } from '../../api/leads';
import type { ItemType, Quote, QuoteForm, TaxMode } from '../../api/quotes';
import { numeral } from '../products/product-values';
import { scaled } from './landed';

export type LineValues = {
  requirement_item_id: string;
  type: ItemType;
  quantity: string;
  unit_id: string;
  unit: string;
  unit_price: string;
  note: string;
};
export type QuoteValues = {
  lines: LineValues[];
  tax_mode: TaxMode;
  freight: string;
  delivery_days: string;
  advance_pct: string;
  credit_days: string;
  valid_until: string;
  note: string;
  attachment_ids: string[];
};
export type Terms = Omit<QuoteValues, 'lines'>;

/** `3000.000` as one would type it. */
export const plainNumber = (text: string | null) =>
  (text ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** What was asked for, without prices; a week to decide, as the server has it. */
export const startOf = (lead: Lead, validUntil: string): QuoteValues => ({
  lines: lead.items.map((item) => ({
    requirement_item_id: item.id,
    type: 'requested',
    quantity: plainNumber(item.quantity),
    unit_id: item.unit_id ?? '',
    unit: item.unit ?? '',
    unit_price: '',
    note: '',
  })),
  tax_mode: 'vat_13_extra',
  freight: '',
  delivery_days: '',
  advance_pct: '',
  credit_days: '',
  valid_until: validUntil,
  note: '',
  attachment_ids: [],
});

const unlessZero = (value: number) => (value === 0 ? '' : String(value));

export const valuesOf = (quote: Quote, validUntil: string): QuoteValues => ({
  lines: quote.items.map((line) => ({
    requirement_item_id: line.requirement_item_id,
    type: line.type,
    quantity: plainNumber(line.quantity),
    unit_id: line.unit_id ?? '',
    unit: line.unit ?? '',
    unit_price: plainNumber(line.unit_price),
    note: line.note ?? '',
  })),
  tax_mode: quote.tax_mode,
  freight: Number(quote.freight) === 0 ? '' : plainNumber(quote.freight),
  delivery_days: String(quote.delivery_days ?? ''),
  advance_pct: unlessZero(quote.payment.advance_pct),
  credit_days: unlessZero(quote.payment.credit_days),
  // A day that has passed meanwhile would only be refused.
  valid_until: quote.valid_until > validUntil ? quote.valid_until : validUntil,
  note: quote.note ?? '',
  attachment_ids: quote.attachment_ids,
});

const orNull = (text: string) => text.trim() || null;
const count = (text: string) => Number(numeral(text) || 0);
const isCount = (text: string) => Number.isInteger(count(text));

function itemOf(line: LineValues): QuoteForm['items'][number] {
  const isOffered = line.type !== 'not_available';
  return {
    requirement_item_id: line.requirement_item_id,
    type: line.type,
    quantity: orNull(numeral(line.quantity)),
    unit_id: orNull(line.unit_id),
    unit: orNull(line.unit),
    unit_price: isOffered ? orNull(numeral(line.unit_price)) : null,
    note: orNull(line.note),
  };
}

export const formOf = (values: QuoteValues): QuoteForm => ({
  items: values.lines.map(itemOf),
  tax_mode: values.tax_mode,
  freight: orNull(numeral(values.freight)) ?? '0',
  delivery_days: values.delivery_days === '' ? null : count(values.delivery_days),
  payment: {
    advance_pct: count(values.advance_pct),
    credit_days: count(values.credit_days),
  },
  valid_until: orNull(values.valid_until),
  note: orNull(values.note),
  attachment_ids: values.attachment_ids,
});

/** Names of the wire's fields that lack something the screen can see by itself. */
export function missingIn(values: QuoteValues): string[] {
  const { lines, freight, delivery_days, advance_pct, credit_days, valid_until } = values;
  const isAmount = (text: string, decimals: number) =>
    (scaled(text, decimals) ?? 0n) > 0n;
  const ofLine = (line: LineValues, at: number) => {
    const wrong: [string, boolean][] = [
      ['unit_price', !isAmount(line.unit_price, 2)],
      ['quantity', !isAmount(line.quantity, 3)],
      ['note', line.type === 'alternative' && !line.note.trim()],
    ];
    if (line.type === 'not_available') return [];
    return wrong.filter(([, is]) => is).map(([name]) => `items.${at}.${name}`);
  };
  const found = lines.flatMap(ofLine);
  if (freight !== '' && scaled(freight, 2) === null) found.push('freight');
  const counts = {
    delivery_days,
    'payment.advance_pct': advance_pct,
    'payment.credit_days': credit_days,
  };
  found.push(
    ...Object.keys(counts).filter(
      (name) => !isCount(counts[name as keyof typeof counts]),
    ),
  );
  if (!valid_until) found.push('valid_until');
  return found;
}

export const isAllUnavailable = ({ lines }: QuoteValues) =>
  lines.every(({ type }) => type === 'not_available');
