import { skipToken, useLocalName } from '@haat/platform';
import {
  useAllDistrictsQuery,
  useMunicipalitiesQuery,
  useProvincesQuery,
  type Place,
} from '../../../api/company';
import type { CompanyValues } from '../company-values';

/** `Lakeside, Pokhara-6, Kaski, Gandaki`, as far as it is chosen. */
export function usePlaceText(values: CompanyValues): string {
  const localName = useLocalName();
  const { province_id, district_id, municipality_id, ward, business_address_1 } = values;
  const provinces = useProvincesQuery().data;
  const districts = useAllDistrictsQuery().data;
  const towns = useMunicipalitiesQuery(
    district_id ? Number(district_id) : skipToken,
  ).currentData;
  const nameOf = (places: Place[] | undefined, wanted: string) =>
    localName(places?.find(({ id }) => String(id) === wanted));
  const town = [nameOf(towns, municipality_id), ward].filter(Boolean).join('-');
  return [
    business_address_1,
    town,
    nameOf(districts, district_id),
    nameOf(provinces, province_id),
  ]
    .filter(Boolean)
    .join(', ');
}
