/** What each side may do with an order in each status. */
import type { OrderDetail, OrderStatus, Side } from '../../api/orders';

export type OrderAction =
  'confirm' | 'refuse' | 'cancel' | 'send' | 'receive' | 'settle' | 'dispute' | 'close';
type Choice = { primary?: OrderAction; secondary?: OrderAction[] };

const ACTIONS: Record<Side, Partial<Record<OrderStatus, Choice>>> = {
  seller: {
    placed: { primary: 'confirm', secondary: ['refuse'] },
    confirmed: { primary: 'send', secondary: ['cancel'] },
    part_delivered: { primary: 'send', secondary: ['cancel'] },
    short: { primary: 'settle', secondary: ['dispute'] },
  },
  buyer: {
    placed: { secondary: ['cancel'] },
    confirmed: { secondary: ['cancel'] },
    part_delivered: { primary: 'receive', secondary: ['cancel'] },
    delivered: { primary: 'receive', secondary: ['dispute'] },
    short: { secondary: ['dispute'] },
    received: { primary: 'close', secondary: ['dispute'] },
    disputed: { primary: 'close' },
  },
};

/** Statuses that an action leads to: the API must allow one of them. */
const LEADS_TO: Record<OrderAction, OrderStatus[]> = {
  confirm: ['confirmed'],
  refuse: ['refused'],
  cancel: ['cancelled'],
  send: ['part_delivered', 'delivered'],
  receive: ['received', 'short'],
  settle: ['part_delivered', 'delivered', 'received'],
  dispute: ['disputed'],
  close: ['closed'],
};

/** Payments are noted from the confirmation on. */
const PAYABLE: OrderStatus[] = [
  'confirmed',
  'part_delivered',
  'delivered',
  'short',
  'received',
  'disputed',
  'closed',
];

type Order = Pick<
  OrderDetail,
  | 'role'
  | 'status'
  | 'allowed_statuses'
  | 'cancel_requested_by'
  | 'lines'
  | 'deliveries'
  | 'shortages'
>;

/** Lines of which something is still to be sent. */
export const openLines = ({ lines }: Pick<OrderDetail, 'lines'>) =>
  lines.filter(({ open }) => Number(open) > 0);

/** The oldest delivery that the buyer has not confirmed. */
export const awaitedDelivery = ({ deliveries }: Pick<OrderDetail, 'deliveries'>) =>
  deliveries.find(({ received_at }) => received_at === null);

export const openShortages = ({ shortages }: Pick<OrderDetail, 'shortages'>) =>
  shortages.filter(({ settlement }) => settlement === null);

/** What an action needs of the order, apart from its status. */
const NEEDS: Partial<Record<OrderAction, (order: Order) => boolean>> = {
  send: (order) => openLines(order).length > 0,
  receive: (order) => awaitedDelivery(order) !== undefined,
  settle: (order) => openShortages(order).length > 0,
  cancel: ({ cancel_requested_by }) => cancel_requested_by === null,
};

function isPossible(order: Order, action: OrderAction): boolean {
  const isAllowed = LEADS_TO[action].some((status) =>
    order.allowed_statuses.includes(status),
  );
  return isAllowed && (NEEDS[action]?.(order) ?? true);
}

/** One primary action, and the others. */
export function actionsOf(order: Order) {
  const { primary, secondary = [] } = ACTIONS[order.role][order.status] ?? {};
  return {
    primary: primary && isPossible(order, primary) ? primary : null,
    secondary: secondary.filter((action) => isPossible(order, action)),
  };
}

export const isPayable = ({ status }: Pick<OrderDetail, 'status'>) =>
  PAYABLE.includes(status);

/** The buyer orders the same again once everything has arrived. */
export const isRepeatable = ({ role, status }: Pick<OrderDetail, 'role' | 'status'>) =>
  role === 'buyer' && (status === 'received' || status === 'closed');
