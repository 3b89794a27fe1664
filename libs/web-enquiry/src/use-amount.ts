import type { LineOut } from '@haat/api/quotes';
import { useExact } from './use-exact';
import { useUnitLabel } from './use-unit-label';

type Measured = Pick<LineOut, 'quantity'> & Partial<Pick<LineOut, 'unit_id' | 'unit'>>;

/** `3,000 cartons`: the quantity in the unit of the request or offer. */
export function useAmount(): (of: Measured) => string {
  const { quantity } = useExact();
  const labelOf = useUnitLabel();
  return ({ quantity: many, ...unit }) =>
    [quantity(many), labelOf(unit, Number(many))].filter(Boolean).join(' ');
}
