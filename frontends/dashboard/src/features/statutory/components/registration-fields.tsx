import { FormSelect, FormTextField, useField } from '@haat/forms';
import { Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DIGITS_OF_A_PAN, panDigits } from '../statutory-schema';
import { useDocumentLabels } from '../../../hooks/use-document-labels';

const MAX_PAN = 20;

/** As in the documents. */
export function RegistrationFields() {
  const { t } = useLingui();
  const { types } = useDocumentLabels();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PanField />
      <FormTextField
        name="registered_name"
        label={<Trans>Registered name</Trans>}
        required
      />
      <FormSelect
        name="registration_type"
        label={<Trans>Registration type</Trans>}
        required
        placeholder={t`Choose`}
        options={types}
      />
      <FormTextField
        name="registration_number"
        label={<Trans>Registration number</Trans>}
        required
      />
      <FormTextField
        name="registration_office"
        className="sm:col-span-2"
        label={<Trans>Registered at</Trans>}
        required
        hint={<Trans>For example: Office of the Company Registrar, Tripureshwor</Trans>}
      />
    </div>
  );
}

function PanField() {
  const { error, ...field } = useField('pan_number');
  const isPan = panDigits(field.value).length === DIGITS_OF_A_PAN;
  return (
    <Field
      {...field}
      label={<Trans>PAN/VAT number</Trans>}
      required
      inputMode="numeric"
      maxLength={MAX_PAN}
      hint={<Trans>Nine digits, as on the certificate</Trans>}
      tick={isPan ? <Trans>Nine digits</Trans> : undefined}
      error={isPan ? undefined : error}
    />
  );
}
