import type { SellerListed } from '@haat/api/admin-sellers';
import { Trans } from '@lingui/react/macro';
import {
  useReinstateSellerMutation,
  useSuspendSellerMutation,
} from '../../../api/admin-sellers';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';
import { useMoveWords, type SellerMove } from '../use-move-words';

type Props = { row: SellerListed; move: SellerMove; onClose: () => void };
const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

/** Never without a reason: it stands in the audit, and the seller reads it. */
export function SellerMoveForm({ row, move, onClose }: Props) {
  const words = useMoveWords(move);
  const decide = useDecide();
  const calls = {
    suspend: useSuspendSellerMutation(),
    reinstate: useReinstateSellerMutation(),
  };
  const [judge, { error, isLoading }] = calls[move];
  const submit = async (reason: string) => {
    const work = () => judge({ sellerId: row.id, body: { reason } }).unwrap();
    if (await decide(work, words.done)) onClose();
  };
  return (
    <NoteForm
      label={<Trans>Reason</Trans>}
      minLength={SHORTEST_REASON}
      maxLength={LONGEST_REASON}
      name="reason"
      error={error}
      isBusy={isLoading}
      tone={move === 'reinstate' ? 'primary' : 'danger'}
      action={words.button}
      onSubmit={(reason) => void submit(reason)}
      onCancel={onClose}
    />
  );
}
