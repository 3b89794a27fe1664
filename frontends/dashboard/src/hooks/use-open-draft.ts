import { paths, useNavigate } from '@haat/platform';
import { useNotifyError } from './use-notify-error';

/** Opens the form of the draft requirement that a request has made; notifies of a failure. */
export function useOpenDraft() {
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  return async (request: Promise<{ id: string }>) => {
    try {
      const draft = await request;
      await navigate(paths.requirementForm(draft.id));
    } catch (failure) {
      notifyError(failure);
    }
  };
}
