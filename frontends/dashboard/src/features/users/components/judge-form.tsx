import { fieldErrors, notify } from '@haat/platform';
import { Button, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import {
  useJudgeUserMutation,
  type AdminUser,
  type Judgement,
} from '../../../api/admin-users';
import { useTellFailure } from '../../desk/use-tell-failure';

type Props = { user: AdminUser; move: Judgement['move']; onClose: () => void };

const SHORTEST_REASON = 3;

/** Never without a reason: it stands in the audit. */
export function JudgeForm({ user, move, onClose }: Props) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [judge, { error, isLoading }] = useJudgeUserMutation();
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await judge({ id: user.id, move, reason: reason.trim() }).unwrap();
      notify(
        'success',
        move === 'suspend' ? t`The account is suspended.` : t`The account is restored.`,
      );
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
        rows={3}
        maxLength={500}
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
          variant={move === 'suspend' ? 'danger' : 'primary'}
          disabled={reason.trim().length < SHORTEST_REASON}
          isBusy={isLoading}
        >
          {move === 'suspend' ? <Trans>Suspend</Trans> : <Trans>Restore</Trans>}
        </Button>
      </div>
    </form>
  );
}
