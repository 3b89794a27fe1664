import { notify, statusOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useNotifyDone, type Done } from './use-notify-done';
import { useNotifyError } from './use-notify-error';

const CONFLICT = 409;

/**
 * Runs the action of a dialog and notifies the result; true closes the dialog.
 * With `onRefresh`, a conflict reloads the current state.
 */
export function useDecide(onRefresh?: () => void) {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  return async (decide: () => Promise<unknown>, done: Done): Promise<boolean> => {
    try {
      await decide();
      notifyDone(done);
      return true;
    } catch (failure) {
      if (!onRefresh || statusOf(failure) !== CONFLICT) {
        notifyError(failure);
        return false;
      }
      onRefresh();
      notify('warning', t`Someone else just handled this. Here is its current status.`);
      return true;
    }
  };
}

/** For a status that others change too, if the call itself returns the current one. */
export const useStatusChange = () => useDecide(nothing);
const nothing = () => undefined;
