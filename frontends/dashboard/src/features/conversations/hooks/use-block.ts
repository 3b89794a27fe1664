import type { ConversationOut } from '@haat/api/conversations';
import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import {
  useBlockContactMutation,
  useUnblockContactMutation,
} from '../../../api/conversations';
import { useCounterpart } from './use-counterpart';

/** Without a question, because it can be undone. */
export function useBlock() {
  const { t } = useLingui();
  const nameOf = useCounterpart();
  const [block, blocking] = useBlockContactMutation();
  const [unblock, unblocking] = useUnblockContactMutation();
  const set = async (one: ConversationOut, isBlocked: boolean) => {
    const name = nameOf(one);
    try {
      await (isBlocked ? block : unblock)(one.id).unwrap();
      const text = isBlocked ? t`${name} is blocked` : t`${name} can write again`;
      const undo = { label: t`Undo`, onClick: () => void set(one, !isBlocked) };
      notify('success', text, isBlocked ? undo : undefined);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Something went wrong.`);
    }
  };
  return { set, isChanging: blocking.isLoading || unblocking.isLoading };
}
