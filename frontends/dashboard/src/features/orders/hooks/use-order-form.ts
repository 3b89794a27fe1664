import { placeServerErrors, type FormOf } from '@haat/forms';
import { useNotifyDone, type Done } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';

type Sending = {
  call: () => Promise<unknown>;
  done: Done;
  onDone: () => void;
  /** The form's path of a refused one, where it differs. */
  rename?: (path: string) => string;
};

/** Sends a form of an order; what the server refuses is marked at its field. */
export function useOrderForm<Typed extends Record<string, unknown>, Wire>(
  form: FormOf<Typed, Wire>,
) {
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  return async ({ call, done, onDone, rename }: Sending) => {
    try {
      await call();
      notifyDone(done);
      onDone();
    } catch (failure) {
      placeServerErrors(form, failure, rename);
      notifyError(failure);
    }
  };
}
