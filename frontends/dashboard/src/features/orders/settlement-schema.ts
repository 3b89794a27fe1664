/** How the seller settles what arrived short. */
import * as z from 'zod/mini';
import type { OrderShortage } from '../../api/orders';

export const settlementSchema = z.object({
  items: z.array(
    z.object({ shortage_id: z.string(), settlement: z.enum(['credit', 'send_again']) }),
  ),
});
export type TypedSettlement = z.input<typeof settlementSchema>;

/** As the buyer requests it. */
export const typedSettlement = (shortages: OrderShortage[]): TypedSettlement => ({
  items: shortages.map(({ id, request }) => ({ shortage_id: id, settlement: request })),
});
