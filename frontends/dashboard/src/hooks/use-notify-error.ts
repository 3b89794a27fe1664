import { fieldErrors, messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** Notifies why a form was not saved: marked fields, the server's message, or a default. */
export function useNotifyError(): (error: unknown) => void {
  const { t } = useLingui();
  return (error) => {
    const isMarked = Object.keys(fieldErrors(error)).length > 0;
    const message = isMarked ? t`Please check the marked fields.` : messageOf(error);
    notify('error', message ?? t`Couldn’t save it. Try again.`);
  };
}
