import {
  useDistrictsQuery,
  useMunicipalitiesQuery,
  useProvincesQuery,
  type Province as Place,
} from '@haat/api/locations';
import { skipToken, useLocalName } from '@haat/platform';

/** Ids as a form or the API has them. */
type PlaceIds = Partial<
  Record<'province_id' | 'district_id' | 'municipality_id', string | number | null>
> & { ward?: string; address?: string | null };

/** `Lakeside, Pokhara-6, Kaski, Gandaki`, as far as it is chosen. */
export function usePlaceText(ids: PlaceIds): string {
  const localName = useLocalName();
  const { province_id, district_id, municipality_id, ward, address } = ids;
  const provinces = useProvincesQuery(province_id ? undefined : skipToken).data;
  const districts = useDistrictsQuery(district_id ? undefined : skipToken).data;
  const towns = useMunicipalitiesQuery(
    district_id ? Number(district_id) : skipToken,
  ).currentData;
  const nameOf = (places: Place[] | undefined, wanted: string | number | null = null) =>
    localName(places?.find(({ id }) => String(id) === String(wanted)));
  const town = [nameOf(towns, municipality_id), ward].filter(Boolean).join('-');
  return [address, town, nameOf(districts, district_id), nameOf(provinces, province_id)]
    .filter(Boolean)
    .join(', ');
}
