import { useLocale, useLocalName, type ProductUnit } from '@haat/platform';

/** Signs everybody reads; `ctn` or `pc` is better said in full. */
const SIGNS = new Set(['kg', 'g', 'L', 'mL', 'm', 'cm', 'm²', 'm³', 'ft', 'sq ft', 'kW']);

/** `kg`, `carton`, `किलोग्राम`: a unit as it stands beside a price. */
export function useUnitText(unit: ProductUnit | string | null): string {
  const locale = useLocale();
  const localName = useLocalName();
  if (!unit || typeof unit === 'string') return unit ?? '';
  if (locale === 'ne') return localName(unit);
  return SIGNS.has(unit.symbol) ? unit.symbol : unit.name.toLowerCase();
}
