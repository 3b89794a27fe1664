import type { TicketOut } from '@haat/api/admin-tickets';
import { Button, Dialog, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { useHandleTicketMutation } from '../../../api/admin-tickets';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';

const MAX_LENGTH = 4000;

/** The answer goes to the writer by mail; the note stays here. */
export function AnswerDialog({ ticket }: { ticket: TicketOut }) {
  const { t } = useLingui();
  const decide = useDecide();
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState(ticket.note ?? '');
  const [handle, { error, isLoading }] = useHandleTicketMutation();
  const answer = async (reply: string) => {
    const body = { status: 'answered' as const, reply, note: note.trim() };
    const isDone = await decide(
      () => handle({ ticketId: ticket.id, body }).unwrap(),
      t`Sending your reply.`,
    );
    setIsOpen(!isDone);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button>
          <Reply aria-hidden />
          <Trans>Answer</Trans>
        </Button>
      }
      title={<Trans>Answer {ticket.reference}</Trans>}
      description={t`We’ll email it to ${ticket.email}.`}
    >
      <NoteForm
        label={<Trans>Your answer</Trans>}
        isRequired
        minLength={1}
        maxLength={MAX_LENGTH}
        name="reply"
        error={error}
        isBusy={isLoading}
        action={<Trans>Send the answer</Trans>}
        onSubmit={(reply) => void answer(reply)}
        onCancel={() => setIsOpen(false)}
      >
        <Field
          label={<Trans>Note for us</Trans>}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </NoteForm>
    </Dialog>
  );
}
