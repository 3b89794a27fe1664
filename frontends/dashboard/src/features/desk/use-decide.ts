import { notify, statusOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useTellFailure } from './use-tell-failure';

const CONFLICT = 409;

/**
 * Does what a dialog asked for and says that it is done, or why not; true when the
 * dialog may go. With `onRefresh`, who was slower than somebody else sees what stands now.
 */
export function useDecide(onRefresh?: () => void) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  return async (decide: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await decide();
      notify('success', done);
      return true;
    } catch (failure) {
      if (!onRefresh || statusOf(failure) !== CONFLICT) {
        tellFailure(failure);
        return false;
      }
      onRefresh();
      notify('warning', t`Someone else just handled this. Here is its current status.`);
      return true;
    }
  };
}

/** For a status others move too, where the call itself brings what stands now. */
export const useMove = () => useDecide(nothing);
const nothing = () => undefined;
