import type { DeliveryPlace, Part } from '@haat/api/requirements';
import { useDistrictsQuery, useProvincesQuery } from '@haat/api/locations';
import { useLocalName } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

const NEAR = ['municipality', 'district', 'province'] as const;

type Place = Pick<DeliveryPlace, 'district_id' | 'province_id'>;

/** Where to deliver, and how far that is from the company, if `parts` say so. */
export function useWhere(
  delivery: Place | null,
  parts: Part[] | undefined,
): { place: string; distance: string | null } {
  const { t } = useLingui();
  const localName = useLocalName();
  const { data: districts } = useDistrictsQuery(undefined);
  const { data: provinces } = useProvincesQuery();
  const labels = {
    municipality: t`same municipality`,
    district: t`same district`,
    province: t`same province`,
  };
  const named = [
    districts?.find(({ id }) => id === delivery?.district_id),
    provinces?.find(({ id }) => id === delivery?.province_id),
  ];
  const place = named.map(localName).filter(Boolean).join(', ');
  const near = NEAR.find((name) => parts?.some(({ key }) => key === name));
  return {
    place: place || t`Anywhere in Nepal`,
    distance: near ? labels[near] : parts && place ? t`further away` : null,
  };
}
