import { FormDateField, FormTextField } from '@haat/forms';
import { useFormat } from '@haat/platform';
import { IconButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { CertificatePicture } from './certificate-picture';

const MAX_LENGTH = 120;
type Props = { at: number; onRemove: () => void };

/** One certificate: what it is, who issued it, until when, its picture. */
export function CertificateFields({ at, onRemove }: Props) {
  const { t } = useLingui();
  const place = useFormat().number(at + 1);
  const path = `certificates.${at}`;
  return (
    <fieldset className="relative rounded-md border border-line p-4">
      <legend className="sr-only">{t`Certificate ${place}`}</legend>
      <div className="grid gap-4 pr-11 sm:grid-cols-2">
        <FormTextField
          name={`${path}.name`}
          label={<Trans>Certificate</Trans>}
          placeholder={t`Organic, ISO 22000`}
          maxLength={MAX_LENGTH}
          required
        />
        <FormTextField
          name={`${path}.issuer`}
          label={<Trans>Issued by</Trans>}
          maxLength={MAX_LENGTH}
          required
        />
        <FormDateField name={`${path}.valid_until`} label={<Trans>Valid until</Trans>} />
        <CertificatePicture path={path} />
      </div>
      <IconButton
        className="absolute right-2 top-2"
        label={t`Remove certificate ${place}`}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </fieldset>
  );
}
