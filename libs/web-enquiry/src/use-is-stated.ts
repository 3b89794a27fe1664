import type { LineOut } from '@haat/api/quotes';
import { useUnitSearchQuery } from '@haat/api/units';
import { findQuantity } from './sentence/quantity';

type Measured = Partial<Pick<LineOut, 'unit' | 'unit_id'>> & { quantity: string | null };

/** Whether a title has this quantity in this unit: “Cartons, 3,000 pcs”. */
export function useIsStated(): (title: string, of: Measured) => boolean {
  const { data: units = [] } = useUnitSearchQuery('');
  return (title, { quantity, unit, unit_id: id }) => {
    const stated = findQuantity(title, units);
    if (!stated || Number(stated.quantity) !== Number(quantity)) return false;
    if (id) return stated.unit.id === id;
    return [stated.unit.name, stated.unit.symbol].some(
      (name) => name.toLowerCase() === unit?.toLowerCase(),
    );
  };
}
