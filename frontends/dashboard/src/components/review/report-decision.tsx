import { Button, Dialog, type ButtonVariant } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useDecide } from '../../hooks/use-decide';
import {
  useReportDecisions,
  type ReportDecision,
} from '../../hooks/use-report-decisions';
import { NoteForm } from '../forms/note-form';

type Props = {
  allowed: string[];
  /** Of what the report is about. */
  name: string;
  error: unknown;
  isBusy: boolean;
  onDecide: (status: ReportDecision, note: string | null) => Promise<unknown>;
};
const VARIANTS: Partial<Record<ReportDecision, ButtonVariant>> = { warned: 'soft' };
const MAX_NOTE = 1000;

/** A button for each decision that is possible; its dialog says who hears of it. */
export function ReportDecisions({ allowed, name, error, isBusy, onDecide }: Props) {
  const decisions = useReportDecisions(name);
  const decide = useDecide();
  const [open, setOpen] = useState<ReportDecision | null>(null);
  const chosen = decisions.find(({ status }) => status === open);
  const submit = async (note: string) => {
    if (!chosen) return;
    const work = () => onDecide(chosen.status, note || null);
    if (await decide(work, { text: chosen.done })) setOpen(null);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {decisions
        .filter(({ status }) => allowed.includes(status))
        .map(({ status, label }) => (
          <Button
            key={status}
            variant={VARIANTS[status] ?? 'outline'}
            onClick={() => setOpen(status)}
          >
            {label}
          </Button>
        ))}
      {chosen ? (
        <Dialog
          open
          onOpenChange={(isOpen) => (isOpen ? undefined : setOpen(null))}
          title={chosen.title}
          description={chosen.effect}
        >
          <NoteForm
            label={
              chosen.isNoteRead ? (
                <Trans>Reason for the seller</Trans>
              ) : (
                <Trans>Note for the records (optional)</Trans>
              )
            }
            isRequired={chosen.isNoteRead}
            maxLength={MAX_NOTE}
            name="note"
            tone={chosen.isNoteRead ? 'danger' : 'primary'}
            error={error}
            isBusy={isBusy}
            action={chosen.label}
            onSubmit={(note) => void submit(note)}
            onCancel={() => setOpen(null)}
          />
        </Dialog>
      ) : null}
    </div>
  );
}
