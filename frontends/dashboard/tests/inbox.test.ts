import { expect, test } from 'vitest';
import { listQueryOf } from '../src/features/inbox/list-query';
import { atEleven, fieldOf, momentOf } from '../src/features/inbox/kathmandu-clock';
import { withLabel } from '../src/features/inbox/labels';
import { sumsOf } from '../src/components/conversations/offer';
import { offerSchema, typedOffer } from '../src/features/inbox/offer-schema';
import {
  COLUMNS,
  countIn,
  isClosed,
  stageOf,
  stagesFor,
  targetIn,
} from '../src/components/enquiries/stages';
import { timelineOf } from '../src/features/inbox/timeline';
import { arranged } from '../src/features/inbox/hooks/use-inbox';
import { enquiry } from './support/enquiry';

test('enquiries that wait for the buyer come first, the others stay in order', () => {
  const rows = [
    enquiry({ id: 'a', status: 'replied' }),
    enquiry({ id: 'b', status: 'info_requested' }),
    enquiry({ id: 'c', status: 'new' }),
  ];
  const ids = (side: 'buyer' | 'seller') => arranged(rows, side).map(({ id }) => id);
  expect(ids('buyer')).toEqual(['b', 'a', 'c']);
  expect(ids('seller')).toEqual(['a', 'b', 'c']);
});

test('the address becomes the query: stage, order, filters; a board requests all', () => {
  const asked = (text: string, side: 'buyer' | 'seller' = 'seller') =>
    listQueryOf(new URLSearchParams(text), side);
  expect(asked('stage=talking&sort=due&label=tea&id=7')).toEqual({
    as: 'seller',
    perPage: 50,
    page: 1,
    sort: 'due',
    status: 'replied,info_requested',
    label: 'tea',
  });
  expect(asked('status=new,seen&since=2026-11-01').status).toBe('new,seen');
  expect(asked('view=board&stage=won&page=3')).toEqual({
    as: 'seller',
    perPage: 100,
    page: 1,
  });
  expect(asked('view=board&stage=answer', 'buyer').status).toBe('info_requested');
});

test('a stage counts all of its statuses, `all` counts every status', () => {
  const counts = { new: 2, replied: 3, info_requested: 1, spam: 1 };
  expect(countIn(stageOf('talking', 'seller'), counts)).toBe(4);
  expect(countIn(stageOf('talking', 'buyer'), counts)).toBe(3);
  expect(countIn(stageOf(null, 'seller'), counts)).toBe(7);
});

test('a column accepts a card only if the API allows the status', () => {
  const closed = COLUMNS.find(({ key }) => key === 'lost');
  if (!closed) throw new Error('no such column');
  expect(targetIn(closed, ['seen', 'declined'])).toBe('declined');
  expect(targetIn(closed, ['lost', 'declined'])).toBe('lost');
  expect(targetIn(closed, ['replied'])).toBeUndefined();
});

test('every status of the seller has one column, spam none', () => {
  const statuses = COLUMNS.flatMap((stage) => stage.statuses);
  expect(new Set(statuses).size).toBe(statuses.length);
  expect(statuses).toHaveLength(10);
});

test('sellers see the stage spam once it holds an enquiry', () => {
  const keys = (side: 'buyer' | 'seller', spam: number) =>
    stagesFor(side, { spam }).map(({ key }) => key);
  expect(keys('seller', 0)).not.toContain('spam');
  expect(keys('seller', 1)).toContain('spam');
  expect(keys('buyer', 1)).not.toContain('spam');
});

test('a declined enquiry is closed to the buyer only', () => {
  expect(isClosed('buyer', 'declined')).toBe(true);
  expect(isClosed('seller', 'declined')).toBe(false);
});

test('the enquiry comes first, then messages and status changes by time', () => {
  const move = { from_status: 'seen', role: 'seller', reason: null, note: null };
  const one = enquiry({
    history: [
      { ...move, to_status: 'seen', status_label: 'Seen', at: '2026-11-20T05:00:00Z' },
      { ...move, to_status: 'won', status_label: 'Won', at: '2026-11-20T07:00:00Z' },
    ],
  });
  const message = {
    id: 'm1',
    conversation_id: 'e1',
    enquiry_id: null,
    attachment_ids: [],
    read_at: null,
    removed_at: null,
    can_remove: false,
    sender_role: 'seller',
    is_mine: true,
    body: 'NPR 1,430 a kilo.',
    created_at: '2026-11-20T06:00:00Z',
  };
  const keys = timelineOf(one, [message], 'seller').map(({ key }) => key);
  expect(keys).toEqual(['e1', 'm1', '2026-11-20T07:00:00Z won']);
});

test('sums are exact to the paisa, rounded half up', () => {
  const one = (quantity: string, unit_price: string) =>
    sumsOf({
      items: [{ quantity, unit_price }],
      tax_mode: 'pan_bill',
      freight: '',
    });
  expect(one('3', '0.1').total).toBe(30n);
  expect(one('0.5', '0.01').total).toBe(1n);
  expect(one('1250000', '99999.99').total).toBe(12_499_998_750_000n);
});

test('the form of an offer is prefilled from the enquiry, and names missing fields', () => {
  const asked = enquiry({ quantity: '50.000', unit: 'kg' });
  const typed = typedOffer(asked, 'Tea', Date.parse('2026-11-20T04:00:00Z'));
  expect(typed.items).toEqual([
    { name: 'Tea', quantity: '50', unit_id: '', unit: 'kg', unit_price: '' },
  ]);
  expect(typed.valid_until).toBe('2026-11-27');
  const refused = (offer: typeof typed) =>
    offerSchema.safeParse(offer).error?.issues.map(({ path }) => path.join('.'));
  expect(refused(typed)).toEqual(['items.0.unit_price']);
  const bad = {
    ...typed,
    freight: '1,2',
    items: [{ ...typed.items[0]!, unit_price: '5', quantity: '0' }],
  };
  expect(refused(bad)).toEqual(['items.0.quantity', 'freight']);
});

test.each([
  ['50', '1400'],
  ['100', '1290'],
  ['750', '1200.5'],
])('a quote for %s has the price of its tier', (quantity, unit_price) => {
  const listing = {
    price: '1400.00',
    unit_id: 'kg',
    price_tiers: [
      { min_qty: 100, price: '1290.00' },
      { min_qty: 500, price: '1200.50' },
    ],
  };
  const wanted = enquiry({ quantity, unit_id: 'kg' });
  const otherUnit = enquiry({ quantity, unit_id: 'bag' });
  expect(typedOffer(wanted, 'Tea', 0, listing).items[0]).toMatchObject({ unit_price });
  expect(typedOffer(otherUnit, 'Tea', 0, listing).items[0]?.unit_price).toBe('');
});

test('an offer is sent with the price that was typed, never a rounded one', () => {
  const typed = typedOffer(enquiry({ quantity: '1' }), 'Tea', 0);
  const priced = (unit_price: string) =>
    offerSchema.safeParse({
      ...typed,
      items: typed.items.map((line) => ({ ...line, unit_price })),
    });
  expect(priced('१,२००.५०').data?.items[0]?.unit_price).toBe('1200.50');
  expect(priced('1.005').error?.issues[0]?.message).toBe('too_many_places:2');
});

test('a reminder is typed in the time of Nepal and stored in UTC', () => {
  expect(momentOf('2026-11-21T11:00')).toBe('2026-11-21T05:15:00.000Z');
  expect(fieldOf('2026-11-21T05:15:00Z')).toBe('2026-11-21T11:00');
  expect(momentOf('')).toBeNull();
  const lateEvening = Date.parse('2026-11-20T20:00:00Z');
  expect(atEleven(1, lateEvening)).toBe('2026-11-22T05:15:00.000Z');
});

test('a label is added once, however it is written', () => {
  const labels = ['café'];
  expect(withLabel(labels, ' monthly ')).toEqual(['café', 'monthly']);
  expect(withLabel(labels, 'Café')).toBe(labels);
  expect(withLabel(labels, '  ')).toBe(labels);
});
