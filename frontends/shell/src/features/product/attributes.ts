import type { Product, ProductAttribute } from '@haat/platform';

/** What is specified, with labels and units; words of the seller's own have no translation. */
export const attributesOf = ({ attributes, specs }: Product): ProductAttribute[] =>
  attributes ??
  Object.entries(specs).map(([key, value]) => ({ key, name: key, unit: null, value }));

/** `120 GSM`, in the visitor's language where it is known. */
export function valueOf(attribute: ProductAttribute, isNepali: boolean): string {
  const { value, value_ne, unit: sign, unit_ne } = attribute;
  const text = (isNepali && value_ne) || value;
  const unit = (isNepali && unit_ne) || sign;
  return unit ? `${text} ${unit}` : text;
}
