import { fieldErrors, notify } from '@haat/platform';
import { Button, TextArea } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import {
  useJudgeSellerMutation,
  type AdminSeller,
  type SellerMove,
} from '../../../api/admin-sellers';
import { useTellFailure } from '../../desk/use-tell-failure';
import { useMoveWords } from '../use-move-words';

type Props = { row: AdminSeller; move: SellerMove; onClose: () => void };
const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

/** Never without a reason: it stands in the audit, and the seller reads it. */
export function SellerMoveForm({ row, move, onClose }: Props) {
  const words = useMoveWords(move);
  const tellFailure = useTellFailure();
  const [judge, { error, isLoading }] = useJudgeSellerMutation();
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await judge({ id: row.id, move, reason: reason.trim() }).unwrap();
      notify('success', words.done);
      onClose();
    } catch (failure) {
      tellFailure(failure);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextArea
        label={<Trans>Reason</Trans>}
        required
        maxLength={LONGEST_REASON}
        value={reason}
        error={fieldErrors(error).reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          type="submit"
          variant={move === 'reinstate' ? 'primary' : 'danger'}
          disabled={reason.trim().length < SHORTEST_REASON}
          isBusy={isLoading}
        >
          {words.button}
        </Button>
      </div>
    </form>
  );
}
