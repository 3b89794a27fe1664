import { PlaceSelects } from '@haat/enquiry';
import { useMunicipalitiesQuery } from '@haat/api/locations';
import { skipToken, useFormat } from '@haat/platform';
import { Field, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyFormProps } from '../company-values';

const MOST_WARDS = 33;

/** Province, district, municipality and ward: each choice narrows the next. */
export function AddressFields({ values, set, errors }: CompanyFormProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const district = values.district_id ? Number(values.district_id) : skipToken;
  const towns = useMunicipalitiesQuery(district).currentData;
  const town = towns?.find(({ id }) => String(id) === values.municipality_id);
  const wards = Array.from({ length: town?.wards ?? MOST_WARDS }, (_, index) => ({
    value: String(index + 1),
    label: number(index + 1),
  }));
  const { province_id, district_id, municipality_id } = values;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PlaceSelects
        values={{ province_id, district_id, municipality_id }}
        errors={errors}
        required
        onChange={(place) => set({ ...place, ward: '' })}
      />
      <Select
        label={<Trans>Ward</Trans>}
        required
        placeholder={t`Choose`}
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
