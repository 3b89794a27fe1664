import { Trans, useLingui } from '@lingui/react/macro';
import {
  useJudgeUserMutation,
  type AdminUser,
  type Judgement,
} from '../../../api/admin-users';
import { NoteForm } from '../../desk/note-form';
import { useDecide } from '../../desk/use-decide';

type Props = { user: AdminUser; move: Judgement['move']; onClose: () => void };

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

/** Never without a reason: it stands in the audit. */
export function JudgeForm({ user, move, onClose }: Props) {
  const { t } = useLingui();
  const decide = useDecide();
  const [judge, { error, isLoading }] = useJudgeUserMutation();
  const submit = async (reason: string) => {
    const done =
      move === 'suspend' ? t`The account is suspended.` : t`The account is restored.`;
    const work = () => judge({ id: user.id, move, reason }).unwrap();
    if (await decide(work, done)) onClose();
  };
  return (
    <NoteForm
      label={<Trans>Reason</Trans>}
      shortest={SHORTEST_REASON}
      longest={LONGEST_REASON}
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
