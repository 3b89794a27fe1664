import { Field, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DIGITS_OF_A_PAN, panDigits, type StatutoryValues } from '../statutory-values';
import { usePaperWords } from '../use-paper-words';

type Props = {
  values: StatutoryValues;
  set: (change: Partial<StatutoryValues>) => void;
  errors: Record<string, string>;
};
const LONGEST_PAN = 20;

/** As they stand on the papers. */
export function RegistrationFields({ values, set, errors }: Props) {
  const { t } = useLingui();
  const { types } = usePaperWords();
  const isPan = panDigits(values.pan_number).length === DIGITS_OF_A_PAN;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={<Trans>PAN/VAT number</Trans>}
        required
        inputMode="numeric"
        maxLength={LONGEST_PAN}
        value={values.pan_number}
        hint={<Trans>Nine digits, as on the certificate</Trans>}
        tick={isPan ? <Trans>Nine digits</Trans> : undefined}
        error={isPan ? undefined : errors.pan_number}
        onChange={({ target }) => set({ pan_number: target.value })}
      />
      <Field
        label={<Trans>Registered name</Trans>}
        required
        value={values.registered_name}
        error={errors.registered_name}
        onChange={({ target }) => set({ registered_name: target.value })}
      />
      <Select
        label={<Trans>Kind of registration</Trans>}
        required
        placeholder={t`Choose`}
        options={types}
        value={values.registration_type}
        error={errors.registration_type}
        onChange={({ target }) =>
          set({ registration_type: target.value as StatutoryValues['registration_type'] })
        }
      />
      <Field
        label={<Trans>Registration number</Trans>}
        required
        value={values.registration_number}
        error={errors.registration_number}
        onChange={({ target }) => set({ registration_number: target.value })}
      />
      <Field
        className="sm:col-span-2"
        label={<Trans>Registered at</Trans>}
        required
        hint={<Trans>For example: Office of the Company Registrar, Tripureshwor</Trans>}
        value={values.registration_office}
        error={errors.registration_office}
        onChange={({ target }) => set({ registration_office: target.value })}
      />
    </div>
  );
}
