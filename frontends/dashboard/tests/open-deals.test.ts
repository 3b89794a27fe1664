/** What a refused deletion lists. */
import type { OpenOrder } from '@haat/api/refusals';
import { expect, it } from 'vitest';
import { hasOpen, openDealsOf } from '../src/features/settings/components/open-deals';

const order: OpenOrder = {
  order_id: 'o',
  number: 'HO-1042',
  role: 'seller',
  status: 'delivered',
  changed_at: '2026-11-26T10:00:00Z',
};
const refused = (code: string, data: unknown) => ({
  status: 409,
  data: { code, message: 'No', data },
});

it('lists the open orders of the refusal', () => {
  const held = openDealsOf(refused('open_deals', { orders: [order], deals: [] }));
  expect(held.orders).toEqual([order]);
  expect(hasOpen(held)).toBe(true);
});

it('is empty for every other failure', () => {
  for (const failure of [undefined, refused('wrong_password', null)]) {
    expect(hasOpen(openDealsOf(failure))).toBe(false);
  }
});
