import { useLocalName, type ProductCardData } from '@haat/platform';

/** The unit's name in the visitor's language; empty when there is none. */
export function useUnit({ unit }: Pick<ProductCardData, 'unit'>): string {
  const localName = useLocalName();
  return typeof unit === 'string' ? unit : localName(unit);
}
