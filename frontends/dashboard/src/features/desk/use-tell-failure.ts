import { fieldErrors, messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** Why a form was not saved: the marked fields, the server's sentence, or at least that. */
export function useTellFailure(): (error: unknown) => void {
  const { t } = useLingui();
  return (error) => {
    const isMarked = Object.keys(fieldErrors(error)).length > 0;
    const words = isMarked ? t`Please check the marked fields.` : messageOf(error);
    notify('error', words ?? t`Couldn’t save it. Try again.`);
  };
}
