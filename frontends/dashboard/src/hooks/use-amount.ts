import { useUnitName } from '@haat/enquiry';
import type { QuoteLine } from '../api/quotes';
import { useExact } from './use-exact';

type Measured = Pick<QuoteLine, 'quantity'> &
  Partial<Pick<QuoteLine, 'unit_id' | 'unit'>>;

/** `3,000 cartons`: the quantity in the unit of the request or offer. */
export function useAmount(): (of: Measured) => string {
  const { quantity } = useExact();
  const nameOf = useUnitName();
  return ({ quantity: many, unit_id, unit }) => {
    const measure = (unit_id && nameOf(unit_id)) || unit || '';
    return [quantity(many), measure].filter(Boolean).join(' ');
  };
}
