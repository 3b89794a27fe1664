import type { QueuedKind } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** The name of a queued request. */
export function useKindLabels(): Record<QueuedKind, string> {
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
