import type { OwnCertificate } from '@haat/api/own-showcase';
import { Form, useFieldArray } from '@haat/forms';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import {
  NEW_CERTIFICATE,
  useCertificates,
  type TypedCertificates,
} from '../../hooks/use-certificates';
import { CertificateFields } from './certificate-fields';

const MAX_CERTIFICATES = 12;

/** Who certified the company; saved together. */
export function CertificatesEditor({ saved }: { saved: OwnCertificate[] }) {
  const { form, save, isSaving, isDirty } = useCertificates(saved);
  return (
    <Form form={form} onSend={save} aria-labelledby="certificates-title">
      <h3 id="certificates-title" className="text-[13.5px] font-semibold">
        <Trans>Certificates</Trans>
      </h3>
      <Rows />
      {isDirty ? (
        <div className="mt-4 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
          <p className="mr-auto text-sm text-mari-800">
            <Trans>Not saved yet</Trans>
          </p>
          <Button variant="ghost" onClick={() => form.reset()}>
            <Trans>Discard</Trans>
          </Button>
          <Button type="submit" isBusy={isSaving}>
            <Trans>Save</Trans>
          </Button>
        </div>
      ) : null}
    </Form>
  );
}

function Rows() {
  const { fields, append, remove } = useFieldArray<TypedCertificates, 'certificates'>({
    name: 'certificates',
  });
  return (
    <>
      <ul className="mt-2 grid gap-4">
        {fields.map(({ id }, at) => (
          <li key={id}>
            <CertificateFields at={at} onRemove={() => remove(at)} />
          </li>
        ))}
      </ul>
      {fields.length < MAX_CERTIFICATES ? (
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => append(NEW_CERTIFICATE)}
        >
          <Plus aria-hidden />
          <Trans>Add a certificate</Trans>
        </Button>
      ) : null}
    </>
  );
}
