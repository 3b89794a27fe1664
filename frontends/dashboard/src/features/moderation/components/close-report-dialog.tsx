import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useCloseProductReportMutation,
  type ProductReportRow,
} from '../../../api/admin-products';
import { NoteForm } from '../../desk/note-form';
import { useDecide } from '../../desk/use-decide';

const LONGEST_NOTE = 500;

/** Done with it; the product itself is judged on its own page. */
export function CloseReportDialog({ report }: { report: ProductReportRow }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const decide = useDecide();
  const [close, { error, isLoading }] = useCloseProductReportMutation();
  const submit = async (said: string) => {
    const told = { id: report.id, ...(said ? { note: said } : {}) };
    if (await decide(() => close(told).unwrap(), t`Saved`)) setIsOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" className="justify-self-start">
          <Trans>Mark as handled</Trans>
        </Button>
      }
      title={<Trans>This report is handled?</Trans>}
    >
      <NoteForm
        label={<Trans>What was done</Trans>}
        longest={LONGEST_NOTE}
        name="note"
        error={error}
        isBusy={isLoading}
        action={<Trans>Save</Trans>}
        onSubmit={(said) => void submit(said)}
        onCancel={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
