import { useLocale, type Locale, type ProductUnit } from '@haat/platform';

/** Symbols that everybody reads; `ctn` or `pc` is better written in full. */
const SIGNS = new Set(['kg', 'g', 'L', 'mL', 'm', 'cm', 'm²', 'm³', 'ft', 'sq ft', 'kW']);

/** Units that have no plural after a number, as those of Nepal's own measures. */
const ALIKE = new Set(
  'dozen thousand tola dharni pau mana pathi muri aana ropani kattha bigha'.split(' '),
);

type NamedUnit = Pick<ProductUnit, 'name' | 'name_ne' | 'symbol'> &
  Partial<Pick<ProductUnit, 'id'>>;

function many(name: string): string {
  if (ALIKE.has(name)) return name;
  if (name.endsWith('foot')) return name.replace(/foot$/, 'feet');
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** `kg`, `carton`, `किलोग्राम`: a unit next to a price; `cartons` after a count. */
export function unitText(unit: NamedUnit, locale: Locale, count = 1): string {
  if (locale === 'ne') return unit.name_ne || unit.name;
  if (SIGNS.has(unit.symbol)) return unit.symbol;
  const name = unit.name.toLowerCase();
  return count > 1 ? many(name) : name;
}

/** The unit as `unitText` writes it; a text is its own label. */
export function useUnitText(unit: NamedUnit | string | null, count = 1): string {
  const locale = useLocale();
  return !unit || typeof unit === 'string' ? (unit ?? '') : unitText(unit, locale, count);
}
