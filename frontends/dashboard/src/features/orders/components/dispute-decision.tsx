import type { DisputeDetail } from '@haat/api/admin-disputes';
import { paths } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useDecideDisputeMutation,
  useNoteDisputeMutation,
} from '../../../api/admin-disputes';
import { ReasonButton } from '../../../components/forms/reason-button';
import { useDecide } from '../../../hooks/use-decide';
import { DisputeNoteButton } from './dispute-note-button';

const MAX_REASON = 1000;
type Outcome = 'closed' | 'cancelled';
type Props = { dispute: DisputeDetail; onRefresh: () => void };

/** What Haat can do with a dispute: write to both sides, or end it. */
export function DisputeDecision({ dispute, onRefresh }: Props) {
  const { t } = useLingui();
  const decide = useDecide(onRefresh);
  const { number } = dispute;
  const [write, { error, isLoading }] = useNoteDisputeMutation();
  if (dispute.status !== 'disputed') return null;
  return (
    <div className="flex flex-wrap gap-2">
      <DisputeNoteButton
        description={<Trans>Both sides can read it and are notified.</Trans>}
        error={error}
        isBusy={isLoading}
        onSubmit={(text) =>
          decide(() => write({ orderId: dispute.id, body: { text } }).unwrap(), {
            text: t`Note about order ${number} sent.`,
          })
        }
      />
      <EndButton dispute={dispute} onRefresh={onRefresh} status="closed" />
      <EndButton dispute={dispute} onRefresh={onRefresh} status="cancelled" />
    </div>
  );
}

function EndButton({ dispute, onRefresh, status }: Props & { status: Outcome }) {
  const { t } = useLingui();
  const decide = useDecide(onRefresh);
  const { number } = dispute;
  const [end, { error, isLoading }] = useDecideDisputeMutation();
  const isClosing = status === 'closed';
  if (!dispute.allowed_statuses.includes(status)) return null;
  return (
    <ReasonButton
      variant="outline"
      actionLabel={isClosing ? t`Close order` : t`Cancel order`}
      title={
        isClosing ? <Trans>Close this order?</Trans> : <Trans>Cancel this order?</Trans>
      }
      description={
        isClosing ? (
          <Trans>The order counts as fulfilled. Both sides can read your reason.</Trans>
        ) : (
          <Trans>
            The order counts as not fulfilled. Both sides can read your reason.
          </Trans>
        )
      }
      label={<Trans>Reason</Trans>}
      minLength={1}
      maxLength={MAX_REASON}
      error={error}
      isBusy={isLoading}
      onSubmit={(reason) =>
        decide(() => end({ orderId: dispute.id, body: { status, reason } }).unwrap(), {
          text: isClosing ? t`Order ${number} closed.` : t`Order ${number} cancelled.`,
          to: paths.adminDispute(dispute.id),
        })
      }
    />
  );
}
