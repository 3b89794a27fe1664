import { useMunicipalitiesQuery, useProvincesQuery } from '@haat/api/locations';
import { skipToken, useFormat, useLocale } from '@haat/platform';
import type { Shop } from './use-shop';

const joined = (parts: (string | null | undefined)[]) =>
  [...new Set(parts.filter(Boolean))].join(', ');

/** Where the company is: `area` is short, `address` complete. Nepali names load by their ids. */
export function usePlace(shop: Shop): { area: string; address: string } {
  const isNepali = useLocale() === 'ne';
  const { number } = useFormat();
  const provinces = useProvincesQuery(isNepali ? undefined : skipToken).data;
  const units = useMunicipalitiesQuery(
    isNepali && shop.district_id ? shop.district_id : skipToken,
  ).data;
  const nepaliOf = (
    places: { id: number; name_ne: string }[] | undefined,
    id: number | null | undefined,
  ) => places?.find((place) => place.id === id)?.name_ne;
  const province = nepaliOf(provinces, shop.province_id) ?? shop.state;
  const district = (isNepali && shop.district_ne) || shop.district;
  const unit = nepaliOf(units, shop.municipality_id);
  const ward = shop.ward ? `-${number(shop.ward)}` : '';
  const locality = unit ? `${unit}${ward}` : (shop.locality ?? shop.city);
  return {
    area: joined([district, province]),
    address: joined([shop.business_address_1, locality, district, province]),
  };
}
