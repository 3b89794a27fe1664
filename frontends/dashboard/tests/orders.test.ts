/** What each side may do with an order, and what the forms send. */
import { describe, expect, it } from 'vitest';
import type {
  OrderDelivery,
  OrderDetail,
  OrderLine,
  OrderShortage,
  OrderStatus,
  Side,
} from '../src/api/orders';
import {
  deliverySchema,
  pathInForm,
  typedDelivery,
} from '../src/features/orders/delivery-schema';
import { actionsOf, isRepeatable } from '../src/features/orders/order-actions';
import { stepsOf } from '../src/features/orders/order-steps';
import { paymentSchema, typedPayment } from '../src/features/orders/payment-schema';
import { receiptSchema, typedReceipt } from '../src/features/orders/receipt-schema';
import { typedSettlement } from '../src/features/orders/settlement-schema';

const line = (id: string, open: string) => ({ id, open }) as OrderLine;
const delivery = {
  items: [
    { line_id: 'a', quantity: '100', received: null },
    { line_id: 'b', quantity: '5.5', received: null },
  ],
  received_at: null,
} as OrderDelivery;
const shortage = { id: 's', request: 'credit', settlement: null } as OrderShortage;

/** As the API answers each side: `orders/transitions.py` of engagement. */
const ALLOWED: Record<Side, Partial<Record<OrderStatus, OrderStatus[]>>> = {
  seller: {
    placed: ['confirmed', 'refused', 'cancelled'],
    confirmed: ['part_delivered', 'delivered', 'cancelled'],
    part_delivered: ['delivered', 'cancelled'],
    short: ['part_delivered', 'delivered', 'received', 'disputed'],
  },
  buyer: {
    placed: ['cancelled'],
    confirmed: ['cancelled'],
    part_delivered: ['short', 'cancelled'],
    delivered: ['received', 'short', 'disputed'],
    short: ['disputed'],
    received: ['disputed', 'closed'],
    disputed: ['closed'],
  },
};

const orderOf = (role: Side, status: OrderStatus, change: Partial<OrderDetail> = {}) =>
  ({
    role,
    status,
    allowed_statuses: ALLOWED[role][status] ?? [],
    cancel_requested_by: null,
    lines: [line('a', '10')],
    deliveries: [delivery],
    shortages: [shortage],
    ...change,
  }) as OrderDetail;

describe('the actions', () => {
  it.each<[Side, OrderStatus, string | null, string[]]>([
    ['seller', 'placed', 'confirm', ['refuse']],
    ['seller', 'confirmed', 'send', ['cancel']],
    ['seller', 'part_delivered', 'send', ['cancel']],
    ['seller', 'delivered', null, []],
    ['seller', 'short', 'settle', ['dispute']],
    ['seller', 'received', null, []],
    ['seller', 'disputed', null, []],
    ['seller', 'closed', null, []],
    ['buyer', 'placed', null, ['cancel']],
    ['buyer', 'confirmed', null, ['cancel']],
    ['buyer', 'part_delivered', 'receive', ['cancel']],
    ['buyer', 'delivered', 'receive', ['dispute']],
    ['buyer', 'short', null, ['dispute']],
    ['buyer', 'received', 'close', ['dispute']],
    ['buyer', 'disputed', 'close', []],
    ['buyer', 'refused', null, []],
    ['buyer', 'cancelled', null, []],
  ])('of the %s when it is %s', (role, status, primary, secondary) => {
    expect(actionsOf(orderOf(role, status))).toEqual({ primary, secondary });
  });

  it('are only what the API allows', () => {
    const order = orderOf('seller', 'placed', { allowed_statuses: ['refused'] });
    expect(actionsOf(order)).toEqual({ primary: null, secondary: ['refuse'] });
  });

  it('need something to act on', () => {
    const sent = orderOf('seller', 'part_delivered', { lines: [line('a', '0')] });
    expect(actionsOf(sent).primary).toBeNull();
    const received = orderOf('buyer', 'part_delivered', { deliveries: [] });
    expect(actionsOf(received).primary).toBeNull();
    const requested = orderOf('buyer', 'confirmed', { cancel_requested_by: 'buyer' });
    expect(actionsOf(requested).secondary).toEqual([]);
  });
});

describe('the steps', () => {
  const history = (from_status: string, to_status: string) =>
    [{ from_status, to_status }] as OrderDetail['history'];
  const done = (status: OrderStatus) =>
    stepsOf({ status, history: [] }).filter(({ state }) => state === 'done').length;

  it('are done up to the status', () => {
    expect(done('placed')).toBe(1);
    expect(done('part_delivered')).toBe(2);
    expect(done('short')).toBe(3);
    expect(done('closed')).toBe(5);
  });

  it('end in red after what was done before', () => {
    const order = { status: 'cancelled', history: history('confirmed', 'cancelled') };
    expect(stepsOf(order as OrderDetail)).toEqual([
      { name: 'placed', state: 'done' },
      { name: 'confirmed', state: 'done' },
      { name: 'ended', state: 'failed' },
    ]);
  });

  it('of a dispute that Haat cancelled are those before the dispute', () => {
    const order = { status: 'cancelled', history: history('disputed', 'cancelled') };
    const states = stepsOf(order as OrderDetail).map(({ state }) => state);
    expect(states).toEqual(['done', 'done', 'done', 'failed']);
  });
});

const codesOf = (result: {
  error?: { issues: { path: unknown[]; message: string }[] };
}) => result.error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a delivery', () => {
  const typed = typedDelivery([line('a', '100'), line('b', '5.5')]);

  it('is prefilled with what is open', () => {
    expect(deliverySchema.parse(typed)).toMatchObject({
      items: [
        { line_id: 'a', quantity: '100' },
        { line_id: 'b', quantity: '5.5' },
      ],
      vehicle: null,
      arrives_on: null,
    });
  });

  it('leaves out what is not sent, and finds the line of a refusal again', () => {
    const part = {
      ...typed,
      items: typed.items.map((item, at) => (at ? item : { ...item, quantity: '0' })),
    };
    expect(deliverySchema.parse(part).items).toEqual([{ line_id: 'b', quantity: '5.5' }]);
    expect(pathInForm('items.0.quantity', part)).toBe('items.1.quantity');
    expect(pathInForm('driver_phone', part)).toBe('driver_phone');
  });

  it('needs one line', () => {
    const none = typed.items.map((item) => ({ ...item, quantity: '' }));
    const result = deliverySchema.safeParse({ ...typed, items: none });
    expect(codesOf(result)).toEqual([['items', 'nothing_sent']]);
  });
});

describe('a receipt', () => {
  const typed = typedReceipt(delivery);
  const short = (change: object) => ({
    ...typed,
    items: typed.items.map((item, at) => (at ? item : { ...item, ...change })),
  });

  it('is prefilled with what was sent', () => {
    expect(receiptSchema.parse(typed)).toEqual({
      items: [
        { line_id: 'a', received: '100' },
        { line_id: 'b', received: '5.5' },
      ],
      attachment_ids: [],
    });
  });

  it('needs a reason and a request for less', () => {
    expect(codesOf(receiptSchema.safeParse(short({ received: '90' })))).toEqual([
      ['items.0.reason', 'shortage_reason_missing'],
      ['items.0.request', 'shortage_request_missing'],
    ]);
    const result = receiptSchema.parse(
      short({ received: '90', reason: 'broken', request: 'credit' }),
    );
    expect(result.items[0]).toEqual({
      line_id: 'a',
      received: '90',
      reason: 'broken',
      request: 'credit',
      note: null,
    });
  });

  it('has the photos of what arrived', () => {
    const files = [{ id: 'photo-1', name: 'broken.jpg' }];
    const result = receiptSchema.parse({ ...typed, files });
    expect(result.attachment_ids).toEqual(['photo-1']);
  });

  it('sends no reason of a line that arrived as sent', () => {
    const result = receiptSchema.parse(short({ reason: 'broken', request: 'credit' }));
    expect(result.items[0]).toEqual({ line_id: 'a', received: '100' });
  });
});

it('a shortage is settled as the buyer requests', () => {
  expect(typedSettlement([shortage])).toEqual({
    items: [{ shortage_id: 's', settlement: 'credit' }],
  });
});

it('a payment needs an amount above zero, with two decimals', () => {
  const typed = typedPayment(true);
  const codes = (amount: string) =>
    codesOf(paymentSchema.safeParse({ ...typed, amount }))?.map(([, code]) => code);
  expect(codes('')).toEqual(['required']);
  expect(codes('0')).toEqual(['not_above:0']);
  expect(codes('1.005')).toEqual(['too_many_places:2']);
  expect(paymentSchema.parse({ ...typed, amount: '1,500.50' }).amount).toBe('1500.50');
});

it('lets the buyer repeat an order that has arrived', () => {
  expect(isRepeatable({ role: 'buyer', status: 'received' })).toBe(true);
  expect(isRepeatable({ role: 'buyer', status: 'delivered' })).toBe(false);
  expect(isRepeatable({ role: 'seller', status: 'closed' })).toBe(false);
});
