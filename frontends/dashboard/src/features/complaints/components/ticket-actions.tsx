import type { TicketOut } from '@haat/api/admin-tickets';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHandleTicketMutation } from '../../../api/admin-tickets';
import { useDecide } from '../../../hooks/use-decide';
import { AnswerDialog } from './answer-dialog';

/** Actions that the API allows now. */
export function TicketActions({ ticket }: { ticket: TicketOut }) {
  const { t } = useLingui();
  const decide = useDecide();
  const [handle, { isLoading }] = useHandleTicketMutation();
  const { id, allowed_statuses: allowed, email } = ticket;
  const close = () => handle({ ticketId: id, body: { status: 'closed' } }).unwrap();
  const reopen = () => handle({ ticketId: id, body: { status: 'open' } }).unwrap();
  return (
    <div className="flex flex-wrap gap-2">
      {allowed.includes('answered') && email ? <AnswerDialog ticket={ticket} /> : null}
      {allowed.includes('closed') ? (
        <Button
          variant="outline"
          isBusy={isLoading}
          onClick={() => void decide(close, t`It is closed.`)}
        >
          <Trans>Close</Trans>
        </Button>
      ) : null}
      {allowed.includes('open') ? (
        <Button
          variant="ghost"
          isBusy={isLoading}
          onClick={() => void decide(reopen, t`Reopened.`)}
        >
          <Trans>Open again</Trans>
        </Button>
      ) : null}
    </div>
  );
}
