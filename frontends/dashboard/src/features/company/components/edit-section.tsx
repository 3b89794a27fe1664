import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useRef, type ComponentType, type SubmitEvent, type ReactNode } from 'react';
import type { CompanyField, CompanyFormProps } from '../company-values';
import type { CompanyEditor } from '../use-company-editor';
import { useFocusError } from '../use-focus-error';
import { useSaveSection } from '../use-save-section';
import { ConflictPanel } from './conflict-panel';

type Props = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  editor: CompanyEditor;
  fields: readonly CompanyField[];
  Fields: ComponentType<CompanyFormProps>;
};

/** One part of the company, saved on its own; its buttons show once something was touched. */
export function EditSection({ id, title, lead, editor, fields, Fields }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const section = useSaveSection(editor, fields);
  const { open, set, save, discard, isSaving, error, errors } = section;
  useFocusError(form, error);
  const clash = editor.conflicts(fields);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Card id={id} className="scroll-mt-24 p-5">
      <form ref={form} noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-lg leading-snug">
          {title}
        </h2>
        {lead ? <p className="mt-1 text-sm text-ink-500">{lead}</p> : null}
        {clash.length > 0 ? (
          <div className="mt-4">
            <ConflictPanel editor={editor} fields={clash} />
          </div>
        ) : null}
        <div className="mt-4">
          <Fields values={editor.values} set={set} errors={errors} />
        </div>
        {open.length > 0 ? (
          <div className="mt-5 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
            <p className="mr-auto text-sm text-mari-800">
              <Trans>Not saved yet</Trans>
            </p>
            <Button variant="ghost" onClick={discard}>
              <Trans>Discard</Trans>
            </Button>
            <Button type="submit" isBusy={isSaving} disabled={clash.length > 0}>
              <Trans>Save</Trans>
            </Button>
          </div>
        ) : null}
      </form>
    </Card>
  );
}
