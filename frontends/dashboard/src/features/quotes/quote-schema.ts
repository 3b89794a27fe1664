/** What a quote's form holds, and the body the API gets of it; paths are the same in both. */
import { readNumber } from '@haat/platform';
import { decimal, integer, optionalText, refusal, refuseAt } from '@haat/forms';
import * as z from 'zod/mini';

export const ALL_UNAVAILABLE = 'all_unavailable';
const PRICE = { decimals: 2 };
const QUANTITY = { decimals: 3 };

const count = () =>
  z.pipe(
    integer({ min: 0 }),
    z.transform((number) => number ?? 0),
  );

const offeredLine = z.object({
  requirement_item_id: z.string(),
  type: z.enum(['requested', 'alternative', 'not_available']),
  quantity: decimal(QUANTITY),
  unit_id: optionalText(),
  unit: optionalText(),
  unit_price: decimal(PRICE),
  note: optionalText(),
});
export type TypedLine = z.input<typeof offeredLine>;
type WireLine = z.output<typeof offeredLine>;

/** Price and quantity of what is not available are not on the screen: they refuse nothing. */
const withoutHidden = (line: TypedLine): TypedLine =>
  line.type === 'not_available'
    ? { ...line, quantity: readNumber(line.quantity) ?? '', unit_price: '' }
    : line;

const line = z.pipe(
  z.transform((typed: TypedLine) => withoutHidden(typed)),
  offeredLine,
);

/** A draft may lack anything; only what cannot be read is refused. */
export const quoteDraftSchema = z.object({
  items: z.array(line),
  tax_mode: z.enum(['vat_13_included', 'vat_13_extra', 'pan_bill']),
  freight: z.pipe(
    decimal(PRICE),
    z.transform((amount) => amount ?? '0'),
  ),
  is_all_or_none: z.boolean(),
  part_freight: decimal(PRICE),
  delivery_days: integer({ min: 0 }),
  payment: z.object({ advance_pct: count(), credit_days: count() }),
  valid_until: optionalText(),
  note: optionalText(),
  attachment_ids: z.array(z.string()),
});
export type TypedQuote = z.input<typeof quoteDraftSchema>;
export type WireQuote = z.output<typeof quoteDraftSchema>;

/** What one line lacks: its field, and the code of the refusal. */
function missingInLine({ type, quantity, unit_price, note }: WireLine) {
  if (type === 'not_available') return [];
  const amountOf = (amount: string | null) =>
    amount === null
      ? refusal('required')
      : Number(amount) > 0
        ? undefined
        : refusal('not_above', 0);
  return [
    ['quantity', amountOf(quantity)],
    ['unit_price', amountOf(unit_price)],
    ['note', type === 'alternative' && !note ? refusal('required') : undefined],
  ] as const;
}

function missingIn({ items, valid_until }: WireQuote) {
  const ofLines = items.flatMap((item, at) =>
    missingInLine(item).map(([field, code]) => ({ path: ['items', at, field], code })),
  );
  const areAllUnavailable = items.every(({ type }) => type === 'not_available');
  return [
    ...ofLines,
    { path: ['items'], code: areAllUnavailable ? ALL_UNAVAILABLE : undefined },
    { path: ['valid_until'], code: valid_until ? undefined : refusal('required') },
  ];
}

/** What can be sent to the buyer. */
export const quoteSchema = quoteDraftSchema.check((context) =>
  refuseAt(context, missingIn(context.value)),
);
