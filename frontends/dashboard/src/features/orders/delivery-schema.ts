/** What the form of a delivery holds, and the body the API gets of it. */
import { decimal, optionalText, refusal, refuseAt } from '@haat/forms';
import * as z from 'zod/mini';
import type { OrderLine } from '../../api/orders';

export const NOTHING_SENT = 'nothing_sent';
const quantity = () => decimal({ decimals: 3, min: 0 });

const fields = z
  .object({
    items: z.array(z.object({ line_id: z.string(), quantity: quantity() })),
    vehicle: optionalText(),
    driver_name: optionalText(),
    driver_phone: optionalText(),
    arrives_on: optionalText(),
    note: optionalText(),
  })
  .check((context) => {
    const isEmpty = context.value.items.every(({ quantity }) => !Number(quantity));
    refuseAt(context, [
      { path: ['items'], code: isEmpty ? refusal(NOTHING_SENT) : undefined },
    ]);
  });
export type TypedDelivery = z.input<typeof fields>;

/** Lines of which nothing is sent are not in the body. */
export const deliverySchema = z.pipe(
  fields,
  z.transform(({ items, ...facts }) => ({
    ...facts,
    items: items.flatMap(({ line_id, quantity }) =>
      quantity && Number(quantity) > 0 ? [{ line_id, quantity }] : [],
    ),
  })),
);

/** All that is open, as one delivery. */
export const typedDelivery = (lines: OrderLine[]): TypedDelivery => ({
  items: lines.map(({ id, open }) => ({ line_id: id, quantity: open })),
  vehicle: '',
  driver_name: '',
  driver_phone: '',
  arrives_on: '',
  note: '',
});

/** The form's path of a refused one: the body lacks the lines of which nothing is sent. */
export function pathInForm(path: string, { items }: TypedDelivery): string {
  const [, at, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (at === undefined) return path;
  const sent = items.flatMap((item, index) =>
    deliverySchema.safeParse({ ...typedDelivery([]), items: [item] }).success
      ? [index]
      : [],
  );
  return `items.${sent[Number(at)] ?? at}.${field === 'line_id' ? 'quantity' : field}`;
}
