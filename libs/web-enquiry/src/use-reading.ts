import { useLazyDistrictsQuery, useLazyMunicipalitiesQuery } from '@haat/api/locations';
import { useLazyUnitSearchQuery } from '@haat/api/units';
import { isoDay } from '@haat/platform';
import { readSentence, type ReadDetails } from './sentence/read-sentence';

/** Reads quantity, place and day of a sentence; units and places are requested once. */
export function useReading(): (text: string) => Promise<ReadDetails> {
  const [searchUnits] = useLazyUnitSearchQuery();
  const [getDistricts] = useLazyDistrictsQuery();
  const [getMunicipalities] = useLazyMunicipalitiesQuery();
  return async (text) => {
    if (!text.trim()) return {};
    try {
      const [units, districts, municipalities] = await Promise.all([
        searchUnits('', true).unwrap(),
        getDistricts(undefined, true).unwrap(),
        getMunicipalities(undefined, true).unwrap(),
      ]);
      const today = isoDay(new Date());
      return readSentence(text, { units, districts, municipalities, today });
    } catch {
      // Nothing is read then, and the fields can be filled all the same.
      return {};
    }
  };
}
