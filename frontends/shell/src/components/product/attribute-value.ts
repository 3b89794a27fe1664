import { inDevanagari, type ProductAttribute } from '@haat/platform';

const NUMBERS = /^[\d.,–\- ]+$/;

/** `120 GSM`, in the visitor's language where there is one. */
export function valueOf(attribute: ProductAttribute, isNepali: boolean): string {
  const { value, value_ne, unit: sign, unit_ne } = attribute;
  const localValue = (isNepali && value_ne) || value;
  const text =
    isNepali && NUMBERS.test(localValue) ? inDevanagari(localValue) : localValue;
  const unit = (isNepali && unit_ne) || sign;
  return unit ? `${text} ${unit}` : text;
}
