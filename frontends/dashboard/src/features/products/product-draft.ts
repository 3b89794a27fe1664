/** What is typed of a product and not saved, on this device. */
import type { ListingOut } from '@haat/api/own-products';
import { loadDraft } from '@haat/forms';
import type { TypedProduct } from './product-schema';
import { EMPTY, typedProduct } from './typed-product';

/** What the form is dirty against, and its version. */
type Saved = { base: TypedProduct; version: number };
/** `at`: when it was typed, in ISO 8601. */
export type ProductDraft = Saved & { values: TypedProduct; at: string };

/** A new product may have its name already. */
export const savedOf = (product?: ListingOut, name = ''): Saved => ({
  base: product ? typedProduct(product) : { ...EMPTY, name },
  version: product?.version ?? 0,
});

/** A draft of an older version of the page may lack fields, or have others. */
const withEvery = (some: Partial<TypedProduct>, rest: TypedProduct): TypedProduct => {
  const names = Object.keys(EMPTY) as (keyof TypedProduct)[];
  return Object.fromEntries(
    names.map((name) => [name, some[name] === undefined ? rest[name] : some[name]]),
  ) as TypedProduct;
};

export function loadProductDraft(
  name: string,
  product?: ListingOut,
): ProductDraft | undefined {
  const { values, at = '', ...draft } = loadDraft<ProductDraft>(name);
  if (!values) return undefined;
  const saved = { ...savedOf(product), ...draft };
  const base = withEvery(saved.base, EMPTY);
  return { values: withEvery(values, base), base, version: saved.version, at };
}
