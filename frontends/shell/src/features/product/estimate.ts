/** What a quantity costs, and what a little more would save. */
import type { ProductPage } from '@haat/api/product';

type Priced = Pick<ProductPage, 'price' | 'price_tiers'>;

export type PriceStep = { from: number; to: number | null; price: number };
export type Estimate = {
  unitPrice: number;
  total: number;
  step: number;
  /** `more` units lower the price of each by `saves`. */
  next: { more: number; saves: number } | null;
};

/** The price steps in rising order; without tiers there is one, from the minimum on. */
export function priceSteps({ price, price_tiers }: Priced, moq: number): PriceStep[] {
  const tiers = price_tiers
    .map(({ min_qty, price: at }) => ({ from: min_qty, price: Number(at) }))
    .sort((a, b) => a.from - b.from);
  const first = tiers[0];
  if (price !== null && (!first || first.from > moq)) {
    tiers.unshift({ from: moq, price: Number(price) });
  }
  return tiers.map((tier, index) => ({
    ...tier,
    to: tiers[index + 1] ? (tiers[index + 1]?.from ?? 0) - 1 : null,
  }));
}

export function estimate(steps: PriceStep[], quantity: number): Estimate | null {
  const index = steps.findLastIndex(({ from }) => quantity >= from);
  const step = Math.max(0, index);
  const now = steps[step];
  if (!now) return null;
  const after = steps[step + 1];
  const saves = after ? now.price - after.price : 0;
  const next = after && saves > 0 ? { more: after.from - quantity, saves } : null;
  return { unitPrice: now.price, total: now.price * quantity, step, next };
}
