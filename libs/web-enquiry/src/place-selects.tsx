import type { Delivery } from '@haat/api/contact-seller';
import {
  useDistrictsQuery,
  useMunicipalitiesQuery,
  useProvincesQuery,
  type Province as Place,
} from '@haat/api/locations';
import { skipToken, useLocalName } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Ids as the form holds them; '' is not chosen. */
export type PlaceValues = Record<keyof Delivery | 'province_id', string>;
type Props = {
  values: PlaceValues;
  onChange: (place: PlaceValues) => void;
  errors: Partial<Record<keyof PlaceValues, string | undefined>>;
  required?: boolean;
};
const argOf = (id: string) => (id ? Number(id) : skipToken);

/** Province, district, municipality: each choice filters the next. */
export function PlaceSelects({ values, onChange, errors, required }: Props) {
  const { t } = useLingui();
  const localName = useLocalName();
  const provinces = useProvincesQuery().data;
  const districts = useDistrictsQuery(argOf(values.province_id)).currentData;
  const towns = useMunicipalitiesQuery(argOf(values.district_id)).currentData;
  const options = (places: Place[] | undefined) =>
    (places ?? []).map((place) => ({ value: String(place.id), label: localName(place) }));
  const rest = { placeholder: t`Choose`, ...(required ? { required } : {}) };
  return (
    <>
      <Select
        label={<Trans>Province</Trans>}
        {...rest}
        options={options(provinces)}
        value={values.province_id}
        error={errors.province_id}
        onChange={({ target }) =>
          onChange({ province_id: target.value, district_id: '', municipality_id: '' })
        }
      />
      <Select
        label={<Trans>District</Trans>}
        {...rest}
        disabled={!values.province_id}
        options={options(districts)}
        value={values.district_id}
        error={errors.district_id}
        onChange={({ target }) =>
          onChange({ ...values, district_id: target.value, municipality_id: '' })
        }
      />
      <Select
        label={<Trans>Municipality</Trans>}
        {...rest}
        disabled={!values.district_id}
        options={options(towns)}
        value={values.municipality_id}
        error={errors.municipality_id}
        onChange={({ target }) => onChange({ ...values, municipality_id: target.value })}
      />
    </>
  );
}
