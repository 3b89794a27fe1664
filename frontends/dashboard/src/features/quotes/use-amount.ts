import { useUnitName } from '@haat/enquiry';
import { useExact } from './use-exact';

type Measured = {
  quantity: string;
  unit_id?: string | null;
  unit?: string | null;
};

/** `3,000 cartons`: how much of it, in the unit it was asked or offered in. */
export function useAmount(): (of: Measured) => string {
  const { quantity } = useExact();
  const nameOf = useUnitName();
  return ({ quantity: many, unit_id, unit }) => {
    const measure = (unit_id && nameOf(unit_id)) || unit || '';
    return [quantity(many), measure].filter(Boolean).join(' ');
  };
}
