import type { SellerListed } from '@haat/api/admin-sellers';
import { Trans } from '@lingui/react/macro';
import {
  useReinstateSellerMutation,
  useSuspendSellerMutation,
} from '../../../api/admin-sellers';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';
import {
  useSellerActionLabels,
  type SellerAction,
} from '../hooks/use-seller-action-labels';

type Props = { row: Pick<SellerListed, 'id'>; action: SellerAction; onClose: () => void };
const MIN_REASON = 3;
const MAX_REASON = 500;

/** Requires a reason: it is in the audit, and the seller reads it. */
export function SellerActionForm({ row, action, onClose }: Props) {
  const labels = useSellerActionLabels(action);
  const decide = useDecide();
  const calls = {
    suspend: useSuspendSellerMutation(),
    reinstate: useReinstateSellerMutation(),
  };
  const [changeStatus, { error, isLoading }] = calls[action];
  const submit = async (reason: string) => {
    const work = () => changeStatus({ sellerId: row.id, body: { reason } }).unwrap();
    if (await decide(work, labels.done)) onClose();
  };
  return (
    <NoteForm
      label={<Trans>Reason</Trans>}
      minLength={MIN_REASON}
      maxLength={MAX_REASON}
      name="reason"
      error={error}
      isBusy={isLoading}
      tone={action === 'reinstate' ? 'primary' : 'danger'}
      action={labels.button}
      onSubmit={(reason) => void submit(reason)}
      onCancel={onClose}
    />
  );
}
