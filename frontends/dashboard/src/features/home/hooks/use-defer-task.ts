import type { Todo, TodoItem } from '@haat/api/dashboard';
import { useLingui } from '@lingui/react/macro';
import { useDeferTaskMutation } from '../../../api/dashboard';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';

/** Hides a task for a day; the server remembers it, and it can be undone. */
export function useDeferTask() {
  const { t } = useLingui();
  const [change] = useDeferTaskMutation();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  return async (kind: Todo['kind'], { link }: TodoItem, title: string) => {
    const task = { kind, link };
    try {
      await change({ ...task, is_deferred: true }).unwrap();
      notifyDone({
        text: t`Tomorrow again: ${title}`,
        undo: () =>
          void change({ ...task, is_deferred: false })
            .unwrap()
            .catch(notifyError),
      });
    } catch (failure) {
      notifyError(failure);
    }
  };
}
