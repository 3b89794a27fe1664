import { FormPhoneField, FormTextField } from '@haat/forms';
import { Trans } from '@lingui/react/macro';

/** How buyers reach the company; public on its page (D18). */
export const ContactFields = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    <FormPhoneField name="primary_mobile" label={<Trans>Mobile number</Trans>} required />
    <FormTextField
      name="primary_email"
      label={<Trans>Company email</Trans>}
      type="email"
      required
      autoComplete="email"
    />
    <FormPhoneField name="whatsapp" label={<Trans>WhatsApp</Trans>} />
    <FormPhoneField name="viber" label={<Trans>Viber</Trans>} />
  </div>
);
