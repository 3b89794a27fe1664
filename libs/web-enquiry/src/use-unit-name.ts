import { useUnitSearchQuery } from '@haat/api/units';
import { useLocalName } from '@haat/platform';

/** Names of units by their id; the whole list is short and asked once. */
export function useUnitName(): (id: string) => string {
  const localName = useLocalName();
  const { data } = useUnitSearchQuery('');
  return (id) => localName(data?.find((unit) => unit.id === id));
}
