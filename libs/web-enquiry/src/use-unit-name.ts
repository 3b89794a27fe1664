import { useUnitSearchQuery } from '@haat/api/units';
import { useLocalName } from '@haat/platform';

/** Names of units by their id; the list is short and requested once. */
export function useUnitName(): (id: string) => string {
  const localName = useLocalName();
  const { data } = useUnitSearchQuery('');
  return (id) => localName(data?.find((unit) => unit.id === id));
}
