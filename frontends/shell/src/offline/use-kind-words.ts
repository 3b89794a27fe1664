import type { QueuedKind } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** What a held thing is called. */
export function useKindWords(): Record<QueuedKind, string> {
  const { t } = useLingui();
  return {
    enquiry: t`Enquiry to a supplier`,
    requirement: t`Requirement`,
    quote: t`Quote`,
    message: t`Message`,
    question: t`Question to a supplier`,
    ticket: t`Message to Haat`,
  };
}
