import { Field, PhoneField } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { CompanyFormProps } from '../company-values';

/** How buyers reach the company; public on its page (D18). */
export const ContactFields = ({ values, set, errors }: CompanyFormProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <PhoneField
      label={<Trans>Mobile number</Trans>}
      required
      value={values.primary_mobile}
      error={errors.primary_mobile}
      onChange={({ target }) => set({ primary_mobile: target.value })}
    />
    <Field
      label={<Trans>Company e-mail</Trans>}
      type="email"
      required
      autoComplete="email"
      value={values.primary_email}
      error={errors.primary_email}
      onChange={({ target }) => set({ primary_email: target.value })}
    />
    <PhoneField
      label={<Trans>WhatsApp</Trans>}
      value={values.whatsapp}
      error={errors.whatsapp}
      onChange={({ target }) => set({ whatsapp: target.value })}
    />
    <PhoneField
      label={<Trans>Viber</Trans>}
      value={values.viber}
      error={errors.viber}
      onChange={({ target }) => set({ viber: target.value })}
    />
  </div>
);
