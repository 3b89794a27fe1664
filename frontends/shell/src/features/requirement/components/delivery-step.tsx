import { PlaceField, REQUIREMENT_CODES, useRequirementLabels } from '@haat/enquiry';
import {
  FormSelect,
  FormDateField,
  FormTextField,
  useErrorText,
  useFormContext,
  useFormState,
  useWatch,
} from '@haat/forms';
import { isoDay } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Draft } from '../requirement-schema';

const PLACE = ['province_id', 'district_id', 'municipality_id'] as const;

/** Step 3: until when and how often, whereto, and how it is paid. */
export function DeliveryStep() {
  const { t } = useLingui();
  const labels = useRequirementLabels();
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <FormDateField name="needed_by" label={t`Needed by`} min={isoDay(new Date())} />
        <FormSelect
          name="frequency"
          label={<Trans>How often</Trans>}
          placeholder={t`Choose`}
          options={REQUIREMENT_CODES.frequency.map((value) => ({
            value,
            label: labels.frequency(value) ?? value,
          }))}
        />
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold">
          <Trans>Delivery place</Trans>
        </legend>
        <div className="grid gap-3.5 sm:grid-cols-2">
          <Place />
          <FormTextField
            name="address"
            label={<Trans>Street or place</Trans>}
            autoComplete="address-line1"
            maxLength={190}
          />
        </div>
        <p className="mt-2 text-sm text-ink-500">
          <Trans>
            Suppliers see only your district. Your exact address is shared with your
            contact details.
          </Trans>
        </p>
      </fieldset>
      <FormSelect
        name="payment_pref"
        label={<Trans>Payment</Trans>}
        placeholder={t`Choose`}
        options={REQUIREMENT_CODES.payment.map((value) => ({
          value,
          label: labels.payment(value) ?? value,
        }))}
      />
    </>
  );
}

function Place() {
  const { setValue, clearErrors } = useFormContext<Draft>();
  const [province_id, district_id, municipality_id] = useWatch<Draft, typeof PLACE>({
    name: PLACE,
  });
  const { errors } = useFormState<Draft>({ name: PLACE });
  const textOf = useErrorText();
  return (
    <PlaceField
      values={{ province_id, district_id, municipality_id }}
      errors={{
        province_id: textOf(errors.province_id),
        district_id: textOf(errors.district_id),
        municipality_id: textOf(errors.municipality_id),
      }}
      onChange={(place) => {
        for (const name of PLACE) setValue(name, place[name]);
        clearErrors(PLACE);
      }}
    />
  );
}
