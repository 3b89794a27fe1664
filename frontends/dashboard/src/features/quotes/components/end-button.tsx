import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useRejectQuoteMutation,
  useWithdrawQuoteMutation,
  type Quote,
} from '../../../api/quotes';
import { NoteForm } from '../../desk/note-form';
import { useMove } from '../../desk/use-decide';
import type { Side } from '../quote-tabs';

const LONGEST = 255;

/** The buyer declines it or the seller takes it back; the other side hears the reason. */
export function EndButton({ quote, side }: { quote: Quote; side: Side }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const decide = useMove();
  const [reject, rejecting] = useRejectQuoteMutation();
  const [withdraw, withdrawing] = useWithdrawQuoteMutation();
  const isBuyer = side === 'buyer';
  const words = isBuyer ? t`Decline` : t`Withdraw`;
  const end = async (said: string) => {
    const form = { id: quote.id, ...(said ? { reason: said } : {}) };
    const call = () => (isBuyer ? reject(form) : withdraw(form)).unwrap();
    const done = isBuyer ? t`The quote was declined.` : t`The quote was withdrawn.`;
    setIsOpen(!(await decide(call, done)));
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="ghost">{words}</Button>}
      title={
        isBuyer ? <Trans>Decline this quote?</Trans> : <Trans>Withdraw this quote?</Trans>
      }
      description={
        isBuyer ? (
          <Trans>The supplier is told, with your reason.</Trans>
        ) : (
          <Trans>The buyer is told, with your reason. You may write another quote.</Trans>
        )
      }
    >
      <NoteForm
        label={<Trans>Reason</Trans>}
        longest={LONGEST}
        name="reason"
        error={rejecting.error ?? withdrawing.error}
        isBusy={rejecting.isLoading || withdrawing.isLoading}
        tone="danger"
        action={words}
        onSubmit={(said) => void end(said)}
        onCancel={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
