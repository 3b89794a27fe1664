/** The period of a statement, and the order that names both companies. */
import { optionalText, refusal, refuseAt, requiredText } from '@haat/forms';
import * as z from 'zod/mini';

export const statementSchema = z
  .object({
    order_id: requiredText(),
    since: optionalText(),
    until: optionalText(),
  })
  .check((context) => {
    const { since, until } = context.value;
    const isReversed = since !== null && until !== null && until < since;
    refuseAt(context, [
      {
        path: ['until'],
        code: isReversed ? refusal('closure_ends_before_start') : undefined,
      },
    ]);
  });
export type TypedStatement = z.input<typeof statementSchema>;
export type StatementPeriod = z.output<typeof statementSchema>;

export const typedStatement = (orderId: string): TypedStatement => ({
  order_id: orderId,
  since: '',
  until: '',
});
