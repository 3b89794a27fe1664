/** What the form of a counter-offer holds, and the body the API gets of it. */
import type { Counter, QuoteOut } from '@haat/api/quotes';
import { decimal, integer, requiredText } from '@haat/forms';
import * as z from 'zod/mini';

const LARGEST = 99_999_999_999;
const MAX_DAYS = 365;

/** The part of a quote that a buyer can change. */
export type CounteredQuote = Pick<QuoteOut, 'items' | 'payment' | 'delivery_days'>;

export const counterSchema = z.object({
  note: requiredText(),
  items: z.array(
    z.object({
      requirement_item_id: z.string(),
      unit_price: decimal({ decimals: 2, above: 0, max: LARGEST }),
      quantity: decimal({ decimals: 3, above: 0, max: LARGEST }),
    }),
  ),
  payment: z.object({
    advance_pct: integer({ min: 0, max: 100 }),
    credit_days: integer({ min: 0, max: MAX_DAYS }),
  }),
  delivery_days: integer({ min: 0, max: MAX_DAYS }),
});
export type TypedCounter = z.input<typeof counterSchema>;
export type WireCounter = z.output<typeof counterSchema>;

export const pricedLines = ({ items }: CounteredQuote) =>
  items.filter(({ type }) => type !== 'not_available');

/** Empty: what stays empty stays as it was offered. */
export const emptyCounter = (quote: CounteredQuote): TypedCounter => ({
  note: '',
  items: pricedLines(quote).map(({ requirement_item_id }) => ({
    requirement_item_id,
    unit_price: '',
    quantity: '',
  })),
  payment: { advance_pct: '', credit_days: '' },
  delivery_days: '',
});

const isChanged = (line: WireCounter['items'][number]) =>
  line.unit_price !== null || line.quantity !== null;

/** Lines with a price or a quantity, and the terms that were filled in. */
export function counterBody(wire: WireCounter, { payment }: CounteredQuote): Counter {
  const { advance_pct, credit_days } = wire.payment;
  const isPaymentChanged = advance_pct !== null || credit_days !== null;
  return {
    note: wire.note,
    items: wire.items.filter(isChanged),
    delivery_days: wire.delivery_days,
    payment: isPaymentChanged
      ? {
          advance_pct: advance_pct ?? payment.advance_pct,
          credit_days: credit_days ?? payment.credit_days,
        }
      : null,
  };
}

/** The form's path of a refused field: the API got only the changed lines. */
export function counterPath({ items }: WireCounter, path: string): string {
  const sent = items.flatMap((line, place) => (isChanged(line) ? [place] : []));
  return path.replace(/^items\.(\d+)/, (_, at: string) => `items.${sent[Number(at)]}`);
}
