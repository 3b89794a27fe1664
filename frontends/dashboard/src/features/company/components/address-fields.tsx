import { PlaceField } from '@haat/enquiry';
import { useMunicipalitiesQuery } from '@haat/api/locations';
import { FormSelect, FormTextField, useField, useSetFields } from '@haat/forms';
import { skipToken, useFormat } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TypedCompany } from '../company-schema';

const MAX_WARDS = 33;

/** The municipality with what it lies in, the ward and the street. */
export function AddressFields() {
  const { t } = useLingui();
  const { number } = useFormat();
  const setFields = useSetFields<TypedCompany>();
  const province = useField('province_id');
  const district = useField('district_id');
  const municipality = useField('municipality_id');
  const towns = useMunicipalitiesQuery(
    district.value ? Number(district.value) : skipToken,
  ).currentData;
  const town = towns?.find(({ id }) => String(id) === municipality.value);
  const wards = Array.from({ length: town?.wards ?? MAX_WARDS }, (_, index) => ({
    value: String(index + 1),
    label: number(index + 1),
  }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PlaceField
        values={{
          province_id: province.value,
          district_id: district.value,
          municipality_id: municipality.value,
        }}
        errors={{
          province_id: province.error,
          district_id: district.error,
          municipality_id: municipality.error,
        }}
        required
        least="municipality"
        label={<Trans>Municipality</Trans>}
        onChange={(place) => setFields({ ...place, ward: '' })}
      />
      <FormSelect
        name="ward"
        label={<Trans>Ward</Trans>}
        required
        placeholder={t`Choose`}
        disabled={!municipality.value}
        options={wards}
      />
      <FormTextField
        name="business_address_1"
        className="sm:col-span-2"
        label={<Trans>Street or place</Trans>}
        autoComplete="address-line1"
      />
    </div>
  );
}
