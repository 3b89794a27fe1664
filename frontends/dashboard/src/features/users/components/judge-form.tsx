import type { UserSeen } from '@haat/api/admin-users';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRestoreUserMutation, useSuspendUserMutation } from '../../../api/admin-users';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';

type Props = { user: UserSeen; move: 'suspend' | 'restore'; onClose: () => void };

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

/** Never without a reason: it stands in the audit. */
export function JudgeForm({ user, move, onClose }: Props) {
  const { t } = useLingui();
  const decide = useDecide();
  const calls = { suspend: useSuspendUserMutation(), restore: useRestoreUserMutation() };
  const [judge, { error, isLoading }] = calls[move];
  const submit = async (reason: string) => {
    const done = move === 'suspend' ? t`Account suspended.` : t`Account restored.`;
    const work = () => judge({ userId: user.id, body: { reason } }).unwrap();
    if (await decide(work, done)) onClose();
  };
  return (
    <NoteForm
      label={<Trans>Reason</Trans>}
      minLength={SHORTEST_REASON}
      maxLength={LONGEST_REASON}
      name="reason"
      error={error}
      isBusy={isLoading}
      tone={move === 'suspend' ? 'danger' : 'primary'}
      action={move === 'suspend' ? <Trans>Suspend</Trans> : <Trans>Restore</Trans>}
      onSubmit={(reason) => void submit(reason)}
      onCancel={onClose}
    />
  );
}
