import { useLocale, useLocalName, type ProductUnit } from '@haat/platform';

/** Signs everybody reads; `ctn` or `pc` is better said in full. */
const SIGNS = new Set(['kg', 'g', 'L', 'mL', 'm', 'cm', 'm²', 'm³', 'ft', 'sq ft', 'kW']);

/** Words that stay as they are beside a number; those of Nepal's own measures do. */
const ALIKE = new Set(
  'dozen thousand tola dharni pau mana pathi muri aana ropani kattha bigha'.split(' '),
);

function many(name: string): string {
  if (ALIKE.has(name)) return name;
  if (name.endsWith('foot')) return name.replace(/foot$/, 'feet');
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** `kg`, `carton`, `किलोग्राम`: a unit as it stands beside a price; `cartons` after a count. */
export function useUnitText(unit: ProductUnit | string | null, count = 1): string {
  const locale = useLocale();
  const localName = useLocalName();
  if (!unit || typeof unit === 'string') return unit ?? '';
  if (locale === 'ne') return localName(unit);
  if (SIGNS.has(unit.symbol)) return unit.symbol;
  const name = unit.name.toLowerCase();
  return count > 1 ? many(name) : name;
}
