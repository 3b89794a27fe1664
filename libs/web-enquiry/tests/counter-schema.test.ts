import { expect, test } from 'vitest';
import {
  counterBody,
  counterPath,
  counterSchema,
  emptyCounter,
  type CounteredQuote,
} from '../src/counter/counter-schema';

const line = (id: string, type = 'requested') =>
  ({ requirement_item_id: id, type }) as CounteredQuote['items'][number];
const QUOTE: CounteredQuote = {
  items: [line('a'), line('b', 'not_available'), line('c')],
  payment: { advance_pct: 20, credit_days: 0 },
  delivery_days: 7,
};

const wireOf = (typed: Partial<ReturnType<typeof emptyCounter>>) =>
  counterSchema.parse({ ...emptyCounter(QUOTE), note: 'Please', ...typed });

test('only what is filled in is sent; a term that was left empty stays as offered', () => {
  const [first, last] = emptyCounter(QUOTE).items;
  const items = [first, { ...last, quantity: '१,२००', unit_price: '' }] as never;
  const wire = wireOf({ items, payment: { advance_pct: '', credit_days: '15' } });

  expect(counterBody(wire, QUOTE)).toEqual({
    note: 'Please',
    items: [{ requirement_item_id: 'c', unit_price: null, quantity: '1200' }],
    payment: { advance_pct: 20, credit_days: 15 },
    delivery_days: null,
  });
  expect(counterBody(wireOf({}), QUOTE)).toMatchObject({ items: [], payment: null });
});

test('a refusal of a sent line marks its field in the form', () => {
  const [first, last] = emptyCounter(QUOTE).items;
  const wire = wireOf({ items: [first, { ...last, unit_price: '9' }] as never });

  expect(counterPath(wire, 'items.0.unit_price')).toBe('items.1.unit_price');
  expect(counterPath(wire, 'note')).toBe('note');
});
