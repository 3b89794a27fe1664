import type { SellerSeen } from '@haat/api/admin-sellers';
import { paths } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useReinstateSellerMutation,
  useSuspendSellerMutation,
} from '../../../api/admin-sellers';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';
import { useSellerName } from '../../../hooks/use-seller-name';
import {
  useSellerActionLabels,
  type SellerAction,
} from '../hooks/use-seller-action-labels';

type Props = { row: SellerSeen; action: SellerAction; onClose: () => void };
const MIN_REASON = 3;
const MAX_REASON = 500;

/** Requires a reason: it is in the audit, and the seller reads it. */
export function SellerActionForm({ row, action, onClose }: Props) {
  const labels = useSellerActionLabels(action);
  const { t } = useLingui();
  const decide = useDecide();
  const name = useSellerName().nameOf(row);
  const calls = {
    suspend: useSuspendSellerMutation(),
    reinstate: useReinstateSellerMutation(),
  };
  const [changeStatus, { error, isLoading }] = calls[action];
  const submit = async (reason: string) => {
    const work = () => changeStatus({ sellerId: row.id, body: { reason } }).unwrap();
    const text =
      action === 'suspend' ? t`${name} is suspended.` : t`${name} is reinstated.`;
    if (await decide(work, { text, to: paths.adminSeller(row.id) })) onClose();
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
