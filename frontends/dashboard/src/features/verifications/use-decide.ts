import { notify, statusOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useTellFailure } from '../desk/use-tell-failure';

const CONFLICT = 409;

/** Makes a decision; when somebody was faster, says so and shows what stands now. */
export function useDecide(onRefresh: () => void) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  return async (decide: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await decide();
      notify('success', done);
      return true;
    } catch (failure) {
      if (statusOf(failure) !== CONFLICT) {
        tellFailure(failure);
        return false;
      }
      onRefresh();
      notify('warning', t`Somebody else was faster. This is how it stands now.`);
      return true;
    }
  };
}
