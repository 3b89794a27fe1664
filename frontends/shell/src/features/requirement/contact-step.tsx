import { WISHES, useWishWords } from '@haat/enquiry';
import { Checkbox, Field, PhoneField, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SupplierWishes } from './supplier-wishes';
import type { StepProps } from './use-wizard';

/** Step 4: who asks, how to answer, and which suppliers are asked. */
export function ContactStep({ wizard }: StepProps) {
  const { t } = useLingui();
  const words = useWishWords();
  const { draft, errors, set } = wizard;
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Field
          label={t`Name`}
          required
          autoComplete="name"
          maxLength={120}
          value={draft.name}
          error={errors['contact.name']}
          onChange={({ target }) => set({ name: target.value })}
        />
        <PhoneField
          label={t`Phone Number`}
          required
          value={draft.phone_number}
          error={errors['contact.phone_number']}
          onChange={({ target }) => set({ phone_number: target.value })}
        />
        <Field
          label={t`Email address`}
          type="email"
          autoComplete="email"
          value={draft.email}
          error={errors['contact.email']}
          onChange={({ target }) => set({ email: target.value })}
        />
        <Select
          label={<Trans>How to answer you</Trans>}
          options={WISHES.contact.map((value) => ({
            value,
            label: words.contact(value) ?? value,
          }))}
          value={draft.contact_pref}
          error={errors.contact_pref}
          onChange={({ target }) => set({ contact_pref: target.value })}
        />
      </div>
      <Checkbox
        className="min-h-11 py-2.5"
        checked={draft.hide_contact}
        label={<Trans>Hide my name and phone until I shortlist or accept a quote</Trans>}
        onChange={({ target }) => set({ hide_contact: target.checked })}
      />
      <SupplierWishes wizard={wizard} />
    </>
  );
}
