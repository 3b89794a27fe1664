import type { ProductAttribute } from '../api/products';
import { inDevanagari } from './devanagari';

/** Digits only, or digits before the sign of a unit: `1,200-2,100 m`, `30 × 40 cm`. */
const NUMBERS =
  /^[\d.,–×/\- ]+(?:%|°C|mm|cm|m|m²|m³|km|mg|g|kg|ml|l|W|kW|kVA|V|A|Hz|hp|GSM|MPa)?$/;

type Value = Pick<ProductAttribute, 'value'> &
  Partial<Pick<ProductAttribute, 'value_ne' | 'unit' | 'unit_ne'>>;

/** `120 GSM`, in the visitor's language where there is one. */
export function valueOf(attribute: Value, isNepali: boolean): string {
  const { value, value_ne, unit: sign, unit_ne } = attribute;
  const localValue = (isNepali && value_ne) || value;
  const text =
    isNepali && NUMBERS.test(localValue) ? inDevanagari(localValue) : localValue;
  const unit = (isNepali && unit_ne) || sign;
  return unit ? `${text} ${unit}` : text;
}
