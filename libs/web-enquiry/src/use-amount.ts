import type { LineOut } from '@haat/api/quotes';
import { useExact } from './use-exact';
import { useUnitName } from './use-unit-name';

type Measured = Pick<LineOut, 'quantity'> & Partial<Pick<LineOut, 'unit_id' | 'unit'>>;

/** `3,000 cartons`: the quantity in the unit of the request or offer. */
export function useAmount(): (of: Measured) => string {
  const { quantity } = useExact();
  const nameOf = useUnitName();
  return ({ quantity: many, unit_id, unit }) => {
    const measure = (unit_id && nameOf(unit_id)) || unit || '';
    return [quantity(many), measure].filter(Boolean).join(' ');
  };
}
