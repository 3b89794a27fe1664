import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useBlockContactMutation, type Conversation } from '../../api/conversations';
import { useCounterpart } from './use-counterpart';

/** Without a question, because it can be undone. */
export function useBlock() {
  const { t } = useLingui();
  const nameOf = useCounterpart();
  const [change, { isLoading }] = useBlockContactMutation();
  const set = async (one: Conversation, isBlocked: boolean) => {
    const name = nameOf(one);
    try {
      await change({ id: one.id, isBlocked }).unwrap();
      const words = isBlocked ? t`${name} is blocked` : t`${name} can write again`;
      const undo = { label: t`Undo`, onClick: () => void set(one, !isBlocked) };
      notify('success', words, isBlocked ? undo : undefined);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`That did not work.`);
    }
  };
  return { set, isChanging: isLoading };
}
