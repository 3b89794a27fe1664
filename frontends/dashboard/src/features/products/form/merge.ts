/** Two people, or two tabs, changed one product: what each meant. */
import { differing, type ProductField, type ProductValues } from '../product-values';

/** Fields both changed, each to something else: somebody must choose. */
export const clashes = (
  base: ProductValues,
  mine: ProductValues,
  theirs: ProductValues,
): ProductField[] => {
  const changedByMe = differing(base, mine);
  const changedByThem = differing(base, theirs);
  return differing(mine, theirs).filter(
    (key) => changedByMe.includes(key) && changedByThem.includes(key),
  );
};

const picked = (from: ProductValues, fields: ProductField[]): Partial<ProductValues> =>
  Object.fromEntries(fields.map((key) => [key, from[key]]));

/** Theirs, with what I changed laid over it. */
export const merged = (
  base: ProductValues,
  mine: ProductValues,
  theirs: ProductValues,
): ProductValues => ({ ...theirs, ...picked(mine, differing(base, mine)) });
