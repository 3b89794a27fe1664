import { inDevanagari, type Product, type ProductAttribute } from '@haat/platform';

/** What is specified, with labels and units; words of the seller's own have no translation. */
export const attributesOf = ({ attributes, specs }: Product): ProductAttribute[] =>
  attributes ??
  Object.entries(specs).map(([key, value]) => ({ key, name: key, unit: null, value }));

const NUMBERS = /^[\d.,–\- ]+$/;

/** `120 GSM`, in the visitor's language where it is known. */
export function valueOf(attribute: ProductAttribute, isNepali: boolean): string {
  const { value, value_ne, unit: sign, unit_ne } = attribute;
  const said = (isNepali && value_ne) || value;
  const text = isNepali && NUMBERS.test(said) ? inDevanagari(said) : said;
  const unit = (isNepali && unit_ne) || sign;
  return unit ? `${text} ${unit}` : text;
}
