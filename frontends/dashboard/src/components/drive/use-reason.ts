import { fieldErrors, messageOf, statusOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** The message of a failure: of a field, or of the request. */
export function useReason(): (failure: unknown) => string {
  const { t } = useLingui();
  return (failure) => {
    if (statusOf(failure) === 0)
      return t`There is no connection right now. Please try again.`;
    const [first] = Object.values(fieldErrors(failure));
    return first ?? messageOf(failure) ?? t`Couldn’t save it. Try again.`;
  };
}
