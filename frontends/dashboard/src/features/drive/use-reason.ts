import { fieldErrors, messageOf, statusOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** One sentence why it did not work: what the server says of a field, or at all. */
export function useReason(): (failure: unknown) => string {
  const { t } = useLingui();
  return (failure) => {
    if (statusOf(failure) === 0)
      return t`There is no connection right now. Please try again.`;
    const [first] = Object.values(fieldErrors(failure));
    return first ?? messageOf(failure) ?? t`Couldn’t save it. Try again.`;
  };
}
