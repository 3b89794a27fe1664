import { skipToken, useFormat, useLocalName } from '@haat/platform';
import { Field, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useDistrictsQuery,
  useMunicipalitiesQuery,
  useProvincesQuery,
  type Place,
} from '../../../api/company';
import type { CompanyFormProps } from '../company-values';

const MOST_WARDS = 33;
const asked = (id: string) => (id ? Number(id) : skipToken);

/** Province, district, municipality and ward: each choice narrows the next. */
export function AddressFields({ values, set, errors }: CompanyFormProps) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { number } = useFormat();
  const provinces = useProvincesQuery().data;
  const districts = useDistrictsQuery(asked(values.province_id)).currentData;
  const towns = useMunicipalitiesQuery(asked(values.district_id)).currentData;
  const town = towns?.find(({ id }) => String(id) === values.municipality_id);
  const options = (places: Place[] | undefined) =>
    (places ?? []).map((place) => ({ value: String(place.id), label: localName(place) }));
  const wards = Array.from({ length: town?.wards ?? MOST_WARDS }, (_, index) => ({
    value: String(index + 1),
    label: number(index + 1),
  }));
  const choose = t`Choose`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={<Trans>Province</Trans>}
        required
        placeholder={choose}
        options={options(provinces)}
        value={values.province_id}
        error={errors.province_id}
        onChange={({ target }) =>
          set({
            province_id: target.value,
            district_id: '',
            municipality_id: '',
            ward: '',
          })
        }
      />
      <Select
        label={<Trans>District</Trans>}
        required
        placeholder={choose}
        disabled={!values.province_id}
        options={options(districts)}
        value={values.district_id}
        error={errors.district_id}
        onChange={({ target }) =>
          set({ district_id: target.value, municipality_id: '', ward: '' })
        }
      />
      <Select
        label={<Trans>Municipality</Trans>}
        required
        placeholder={choose}
        disabled={!values.district_id}
        options={options(towns)}
        value={values.municipality_id}
        error={errors.municipality_id}
        onChange={({ target }) => set({ municipality_id: target.value, ward: '' })}
      />
      <Select
        label={<Trans>Ward</Trans>}
        required
        placeholder={choose}
        disabled={!values.municipality_id}
        options={wards}
        value={values.ward}
        error={errors.ward}
        onChange={({ target }) => set({ ward: target.value })}
      />
      <Field
        className="sm:col-span-2"
        label={<Trans>Street or place</Trans>}
        autoComplete="street-address"
        value={values.business_address_1}
        error={errors.business_address_1}
        onChange={({ target }) => set({ business_address_1: target.value })}
      />
    </div>
  );
}
