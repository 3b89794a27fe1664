import type { Statutory } from '@haat/api/statutory';
import { Form, FormCheckbox } from '@haat/forms';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useStatutoryForm } from '../hooks/use-statutory-form';
import { DocumentsField } from './documents-field';
import { RegistrationFields } from './registration-fields';

type Props = { saved: Statutory; onSent?: () => void; onCancel?: () => void };
const NOTHING = () => undefined;

/** Numbers, names and the documents that prove them. */
export function StatutoryForm({ saved, onSent = NOTHING, onCancel }: Props) {
  const { form, send, isSending } = useStatutoryForm(saved, onSent);
  return (
    <Form form={form} onSend={send} className="grid gap-5">
      <RegistrationFields />
      <FormCheckbox
        name="vat_registered"
        label={<Trans>The company is registered for VAT</Trans>}
      />
      <DocumentsField />
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        <p className="mr-auto text-sm text-ink-500">
          <Trans>Only our team can see these documents. Each opening is recorded.</Trans>
        </p>
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
        <Button type="submit" isBusy={isSending}>
          <Send aria-hidden />
          {saved.status === 'not_submitted' ? (
            <Trans>Submit for review</Trans>
          ) : saved.status === 'approved' ? (
            <Trans>Save</Trans>
          ) : (
            <Trans>Send again</Trans>
          )}
        </Button>
      </div>
    </Form>
  );
}
