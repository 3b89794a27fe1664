import type { ItemOut } from '@haat/api/requirements';

type Priced = Pick<ItemOut, 'quantity'> & Partial<Pick<ItemOut, 'target_price'>>;

/** Rupees of the lines at the buyer's target prices; undefined unless each line has one. */
export function worthOfLines(lines: Priced[]): number | undefined {
  const isPriced = lines.every(({ target_price }) => target_price);
  if (lines.length === 0 || !isPriced) return undefined;
  return lines.reduce(
    (sum, { quantity, target_price }) => sum + Number(quantity) * Number(target_price),
    0,
  );
}
