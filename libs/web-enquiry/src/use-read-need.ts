import { useDistrictsQuery, useMunicipalitiesQuery } from '@haat/api/locations';
import { useUnitSearchQuery } from '@haat/api/units';
import { useMemo } from 'react';
import { readNeed, type ReadNeed } from './sentence/read-need';

/** Undefined until units and places are loaded; null for words that name none. */
export function useReadNeed(text: string): ReadNeed | null | undefined {
  const { data: units } = useUnitSearchQuery('');
  const { data: districts } = useDistrictsQuery(undefined);
  const { data: municipalities } = useMunicipalitiesQuery(undefined);
  return useMemo(
    () =>
      units && districts && municipalities
        ? (readNeed(text, { units, districts, municipalities }) ?? null)
        : undefined,
    [text, units, districts, municipalities],
  );
}
