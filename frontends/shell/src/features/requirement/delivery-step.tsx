import { PlaceSelects, WISHES, useWishWords } from '@haat/enquiry';
import { Field, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StepProps } from './use-wizard';

/** Step 3: until when and how often, whereto, and how it is paid. */
export function DeliveryStep({ wizard }: StepProps) {
  const { t } = useLingui();
  const words = useWishWords();
  const { draft, errors, set, today } = wizard;
  const { province_id, district_id, municipality_id } = draft;
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Field
          label={t`Needed by`}
          type="date"
          min={today}
          value={draft.needed_by}
          error={errors.needed_by}
          onChange={({ target }) => set({ needed_by: target.value })}
        />
        <Select
          label={<Trans>How often</Trans>}
          placeholder={t`Choose`}
          options={WISHES.frequency.map((value) => ({
            value,
            label: words.frequency(value) ?? value,
          }))}
          value={draft.frequency}
          error={errors.frequency}
          onChange={({ target }) => set({ frequency: target.value })}
        />
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold">
          <Trans>Where to deliver</Trans>
        </legend>
        <div className="grid gap-3.5 sm:grid-cols-2">
          <PlaceSelects
            values={{ province_id, district_id, municipality_id }}
            errors={{
              province_id: errors['delivery.province_id'],
              district_id: errors['delivery.district_id'],
              municipality_id: errors['delivery.municipality_id'],
            }}
            onChange={set}
          />
          <Field
            label={<Trans>Street or place</Trans>}
            autoComplete="street-address"
            maxLength={190}
            value={draft.address}
            error={errors['delivery.address']}
            onChange={({ target }) => set({ address: target.value })}
          />
        </div>
        <p className="mt-2 text-sm text-ink-500">
          <Trans>
            Suppliers see the district; the exact place goes with your contact.
          </Trans>
        </p>
      </fieldset>
      <Select
        label={<Trans>Payment</Trans>}
        placeholder={t`Choose`}
        options={WISHES.payment.map((value) => ({
          value,
          label: words.payment(value) ?? value,
        }))}
        value={draft.payment_pref}
        error={errors.payment_pref}
        onChange={({ target }) => set({ payment_pref: target.value })}
      />
    </>
  );
}
