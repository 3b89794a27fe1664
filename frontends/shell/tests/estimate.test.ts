import { expect, test } from 'vitest';
import { estimate, priceSteps } from '../src/features/product/estimate';

const tea = {
  price: '1450.00',
  price_tiers: [
    { min_qty: 500, price: '1290.00' },
    { min_qty: 100, price: '1380.00' },
  ],
};

test('price steps rise from the minimum order', () => {
  expect(priceSteps(tea, 25)).toEqual([
    { from: 25, to: 99, price: 1450 },
    { from: 100, to: 499, price: 1380 },
    { from: 500, to: null, price: 1290 },
  ]);
});

test('a little more is offered only when it saves', () => {
  const steps = priceSteps(tea, 25);
  expect(estimate(steps, 50)).toMatchObject({
    total: 72_500,
    step: 0,
    next: { more: 50, saves: 70 },
  });
  expect(estimate(steps, 600)?.next).toBeNull();
});

test('a product without a price has no estimate', () => {
  expect(estimate(priceSteps({ price: null, price_tiers: [] }, 1), 5)).toBeNull();
});
