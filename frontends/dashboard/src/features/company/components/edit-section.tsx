import { Form } from '@haat/forms';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CompanySection } from '../hooks/use-company-section';
import { useSaveSection } from '../hooks/use-save-section';
import { ConflictPanel } from './conflict-panel';

type Props = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  section: CompanySection;
  children: ReactNode;
};

/** One section of the company, saved separately; its buttons appear after a change. */
export function EditSection({ id, title, lead, section, children }: Props) {
  const { save, isSaving } = useSaveSection(section);
  const { form, open, clash, discard } = section;
  return (
    <Card id={id} className="scroll-mt-4 p-5">
      <Form form={form} onSend={save} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-lg leading-snug">
          {title}
        </h2>
        {lead ? <p className="mt-1 text-sm text-ink-500">{lead}</p> : null}
        <ConflictPanel section={section} />
        <div className="mt-4">{children}</div>
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
      </Form>
    </Card>
  );
}
