import { useLocalName, type ProductUnit } from '@haat/platform';

/** A unit comes as a word or with its names. */
export function useUnitName(): (unit: ProductUnit | string | null) => string {
  const localName = useLocalName();
  return (unit) => (typeof unit === 'string' ? unit : localName(unit));
}
