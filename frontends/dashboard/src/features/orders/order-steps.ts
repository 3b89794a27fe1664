/** How far an order is. */
import type { OrderDetail, OrderStatus } from '../../api/orders';

export const STEPS = ['placed', 'confirmed', 'delivered', 'received', 'closed'] as const;
export type StepName = (typeof STEPS)[number];
export type Step = { name: StepName | 'ended'; state: 'done' | 'open' | 'failed' };

/** Statuses that end the row of steps in red. */
const FAILED: OrderStatus[] = ['refused', 'cancelled', 'disputed'];
/** How many steps are done. */
const DONE: Record<string, number> = {
  placed: 1,
  confirmed: 2,
  part_delivered: 2,
  delivered: 3,
  short: 3,
  disputed: 3,
  received: 4,
  closed: 5,
};

/** Of an order that failed: the steps that were done before, and the end. */
export function stepsOf({
  status,
  history,
}: Pick<OrderDetail, 'status' | 'history'>): Step[] {
  if (!FAILED.includes(status)) {
    const done = DONE[status] ?? 0;
    return STEPS.map((name, at) => ({ name, state: at < done ? 'done' : 'open' }));
  }
  const before = history.findLast(({ to_status }) => to_status === status)?.from_status;
  const done = STEPS.slice(0, DONE[before ?? 'placed']);
  return [
    ...done.map((name) => ({ name, state: 'done' as const })),
    { name: 'ended', state: 'failed' },
  ];
}
