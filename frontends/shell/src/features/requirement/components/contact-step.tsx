import { REQUIREMENT_CODES, useRequirementLabels } from '@haat/enquiry';
import { FormCheckbox, FormPhoneField, FormSelect, FormTextField } from '@haat/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { SupplierPreferences } from './supplier-preferences';

/** Step 4: the buyer, how to answer, and which suppliers receive it. */
export function ContactStep() {
  const { t } = useLingui();
  const labels = useRequirementLabels();
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <FormTextField
          name="name"
          label={t`Name`}
          required
          autoComplete="name"
          maxLength={120}
        />
        <FormPhoneField name="phone_number" label={t`Phone Number`} required />
        <FormTextField
          name="email"
          label={t`Email address`}
          type="email"
          autoComplete="email"
        />
        <FormSelect
          name="contact_pref"
          label={<Trans>How should we reply?</Trans>}
          options={REQUIREMENT_CODES.contact.map((value) => ({
            value,
            label: labels.contact(value) ?? value,
          }))}
        />
      </div>
      <FormCheckbox
        name="hide_contact"
        className="min-h-11 py-2.5"
        label={<Trans>Hide my name and phone until I shortlist or accept a quote</Trans>}
      />
      <SupplierPreferences />
    </>
  );
}
