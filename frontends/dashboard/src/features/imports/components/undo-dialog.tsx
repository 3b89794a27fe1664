import type { ImportOut } from '@haat/api/imports';
import { useFormat } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useUndoImportMutation } from '../../../api/imports';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useDecide } from '../../../hooks/use-decide';

type Props = { job: ImportOut; until: string };

/** Reverts a complete upload, within a day. */
export function UndoDialog({ job, until }: Props) {
  const { t } = useLingui();
  const { number, date, time } = useFormat();
  const decide = useDecide();
  const [isOpen, setIsOpen] = useState(false);
  const [send, { isLoading }] = useUndoImportMutation();
  const undo = async () => {
    const work = () => send(job.id).unwrap();
    if (await decide(work, { text: t`Undoing the import of ${job.file_name}.` }))
      setIsOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost">
          <Undo2 aria-hidden />
          <Trans>Undo import</Trans>
        </Button>
      }
      title={<Trans>Undo this import?</Trans>}
      description={
        <Trans>
          {number(job.created)} new products were archived and {number(job.updated)}{' '}
          updated ones restored. Products you edited since weren’t changed.
        </Trans>
      }
    >
      <p className="mb-4 text-sm text-ink-500">
        <Trans>
          You can undo it until {date(until)} {time(until)}.
        </Trans>
      </p>
      <FormButtons
        onCancel={() => setIsOpen(false)}
        variant="danger"
        isBusy={isLoading}
        onClick={() => void undo()}
      >
        <Trans>Undo import</Trans>
      </FormButtons>
    </Dialog>
  );
}
