/** Prices as the bars of a histogram; bars without products are left out of it. */
import type { PriceBucketOut } from '@haat/api/search';

/** The bars between two prices: the first one, and the one after the last. */
export function bandsBetween(
  buckets: PriceBucketOut[],
  from: string,
  to: string,
): [number, number] {
  const min = Number(from || 0);
  const max = Number(to || Infinity);
  const low = buckets.findLastIndex((one) => Number(one.from ?? 0) <= min);
  const high = buckets.findIndex((one) => Number(one.to ?? Infinity) >= max);
  const start = Math.max(0, low);
  return [start, Math.max(start + 1, high < 0 ? buckets.length : high + 1)];
}

/** The outermost ends are no limits: a cheaper or dearer product may be added. */
export function limitsOf(
  buckets: PriceBucketOut[],
  start: number,
  end: number,
): [string, string] {
  const rupees = (amount: string | null | undefined) =>
    amount ? String(Math.round(Number(amount))) : '';
  return [
    start <= 0 ? '' : rupees(buckets[start]?.from),
    end >= buckets.length ? '' : rupees(buckets[end - 1]?.to),
  ];
}
