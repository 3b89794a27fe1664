import type { UserSeen } from '@haat/api/admin-users';
import { paths } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRestoreUserMutation, useSuspendUserMutation } from '../../../api/admin-users';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';

type Props = { user: UserSeen; action: 'suspend' | 'restore'; onClose: () => void };

const MIN_REASON = 3;
const MAX_REASON = 500;

/** Requires a reason: it is in the audit. */
export function UserStatusForm({ user, action, onClose }: Props) {
  const { t } = useLingui();
  const decide = useDecide();
  const calls = { suspend: useSuspendUserMutation(), restore: useRestoreUserMutation() };
  const [changeStatus, { error, isLoading }] = calls[action];
  const submit = async (reason: string) => {
    const name = `${user.fname} ${user.lname}`;
    const done = {
      text:
        action === 'suspend'
          ? t`Account of ${name} suspended.`
          : t`Account of ${name} restored.`,
      to: paths.adminUser(user.id),
    };
    const work = () => changeStatus({ userId: user.id, body: { reason } }).unwrap();
    if (await decide(work, done)) onClose();
  };
  return (
    <NoteForm
      label={<Trans>Reason</Trans>}
      minLength={MIN_REASON}
      maxLength={MAX_REASON}
      name="reason"
      error={error}
      isBusy={isLoading}
      tone={action === 'suspend' ? 'danger' : 'primary'}
      action={action === 'suspend' ? <Trans>Suspend</Trans> : <Trans>Restore</Trans>}
      onSubmit={(reason) => void submit(reason)}
      onCancel={onClose}
    />
  );
}
