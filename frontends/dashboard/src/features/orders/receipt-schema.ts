/** What the buyer confirms of a delivery, and the body the API gets of it. */
import { decimal, optionalText, refusal, refuseAt } from '@haat/forms';
import * as z from 'zod/mini';
import type { OrderDelivery, Settlement, ShortageReason } from '../../api/orders';

const line = z.object({
  line_id: z.string(),
  /** What the seller sent: it is not in the body. */
  sent: z.string(),
  received: decimal({ decimals: 3, min: 0, isRequired: true }),
  reason: optionalText(),
  request: optionalText(),
  note: optionalText(),
});
type Line = z.output<typeof line>;

export const isShort = (sent: string, received: string | null) =>
  received !== null && Number(received) < Number(sent);

const missingIn = ({ sent, received, reason, request }: Line, at: number) =>
  isShort(sent, received)
    ? [
        {
          path: ['items', at, 'reason'],
          code: reason ? undefined : refusal('shortage_reason_missing'),
        },
        {
          path: ['items', at, 'request'],
          code: request ? undefined : refusal('shortage_request_missing'),
        },
      ]
    : [];

const fields = z
  .object({
    items: z.array(line),
    files: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .check((context) => refuseAt(context, context.value.items.flatMap(missingIn)));
export type TypedReceipt = z.input<typeof fields>;

/** Reason and request are only of a line that arrived short. */
function wireLine({ line_id, sent, received, reason, request, note }: Line) {
  const arrived = { line_id, received: received ?? sent };
  return isShort(sent, received)
    ? {
        ...arrived,
        reason: reason as ShortageReason,
        request: request as Settlement,
        note,
      }
    : arrived;
}

export const receiptSchema = z.pipe(
  fields,
  z.transform(({ items, files }) => ({
    items: items.map(wireLine),
    attachment_ids: files.map(({ id }) => id),
  })),
);

/** Everything arrived as sent. */
export const typedReceipt = ({ items }: OrderDelivery): TypedReceipt => ({
  items: items.map(({ line_id, quantity }) => ({
    line_id,
    sent: quantity,
    received: quantity,
    reason: '',
    request: '',
    note: '',
  })),
  files: [],
});
