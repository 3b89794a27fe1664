import type { Statutory } from '@haat/api/statutory';
import { Button, Checkbox } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';
import { useFocusError } from '../../company/use-focus-error';
import { useStatutoryForm } from '../use-statutory-form';
import { PapersField } from './papers-field';
import { RegistrationFields } from './registration-fields';

type Props = { saved: Statutory; onSent?: () => void; onCancel?: () => void };
const NOTHING = () => undefined;

/** Numbers, names and the documents that prove them. */
export function StatutoryForm({ saved, onSent = NOTHING, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const editor = useStatutoryForm(saved, onSent);
  const { values, set, errors } = editor;
  useFocusError(form, errors);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void editor.send();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <RegistrationFields values={values} set={set} errors={errors} />
      <Checkbox
        label={<Trans>The company is registered for VAT</Trans>}
        checked={values.vat_registered}
        onChange={({ target }) => set({ vat_registered: target.checked })}
      />
      <PapersField
        papers={values.documents}
        error={errors.document_ids}
        onChange={(documents) => set({ documents })}
      />
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        <p className="mr-auto text-sm text-ink-500">
          <Trans>Only we see these papers. Each opening is recorded.</Trans>
        </p>
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
        <Button type="submit" isBusy={editor.isSending}>
          <Send aria-hidden />
          {saved.status === 'not_submitted' ? (
            <Trans>Send for review</Trans>
          ) : saved.status === 'approved' ? (
            <Trans>Save</Trans>
          ) : (
            <Trans>Send again</Trans>
          )}
        </Button>
      </div>
    </form>
  );
}
