import type { ReportOut } from '@haat/api/admin-product-reports';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCloseProductReportMutation } from '../../../api/admin-products';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';

const MAX_NOTE = 500;

/** Closes the report; the product itself is moderated on its own page. */
export function CloseReportDialog({ report }: { report: ReportOut }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const decide = useDecide();
  const [close, { error, isLoading }] = useCloseProductReportMutation();
  const submit = async (note: string) => {
    const body = { status: 'closed' as const, ...(note ? { note } : {}) };
    const work = () => close({ reportId: report.id, body }).unwrap();
    if (await decide(work, t`Saved`)) setIsOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" className="justify-self-start">
          <Trans>Resolve</Trans>
        </Button>
      }
      title={<Trans>Mark this report as resolved?</Trans>}
    >
      <NoteForm
        label={<Trans>Action taken</Trans>}
        maxLength={MAX_NOTE}
        name="note"
        error={error}
        isBusy={isLoading}
        action={<Trans>Save</Trans>}
        onSubmit={(note) => void submit(note)}
        onCancel={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
