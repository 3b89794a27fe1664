import type { OwnCertificate } from '@haat/api/own-showcase';
import { optionalText, placeServerErrors, requiredText, useForm } from '@haat/forms';
import { notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useUpdateShowcaseMutation } from '../../../api/showcase';
import { useNotifyError } from '../../../hooks/use-notify-error';

const certificate = z.object({
  name: requiredText(),
  issuer: requiredText(),
  valid_until: optionalText(),
  file_id: z.nullable(z.string()),
  image: z.nullable(z.string()),
});
const schema = z.object({ certificates: z.array(certificate) });

export type TypedCertificates = z.input<typeof schema>;
export type TypedCertificate = TypedCertificates['certificates'][number];
type Wire = z.output<typeof schema>;

export const NEW_CERTIFICATE: TypedCertificate = {
  name: '',
  issuer: '',
  valid_until: '',
  file_id: null,
  image: null,
};

const typed = ({ name, issuer, valid_until, file_id, image }: OwnCertificate) => ({
  ...{ name, issuer, file_id, image },
  valid_until: valid_until ?? '',
});

const sent = ({ name, issuer, valid_until, file_id }: Wire['certificates'][number]) => ({
  ...{ name, issuer, valid_until, file_id },
});

/** The certificates as a list that is saved together. */
export function useCertificates(saved: OwnCertificate[]) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [update, { isLoading }] = useUpdateShowcaseMutation();
  const form = useForm({ schema, saved: { certificates: saved.map(typed) } });

  async function save({ certificates }: Wire) {
    try {
      await update({ certificates: certificates.map(sent) }).unwrap();
      form.reset(form.getValues());
      const names = certificates.map(({ name }) => name).join(', ');
      notify(
        'success',
        names ? t`Certificates saved: ${names}` : t`Certificates removed`,
      );
    } catch (failure) {
      placeServerErrors(form, failure);
      notifyError(failure);
    }
  }

  return { form, save, isSaving: isLoading, isDirty: form.formState.isDirty };
}
