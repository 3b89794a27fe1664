import { useLingui } from '@lingui/react/macro';
import type { Kind } from '../../api/admin-complaints';

/** What somebody wrote to the helpdesk, by its kind. */
export function useKindWords(): Record<Kind, string> {
  const { t } = useLingui();
  return { contact: t`Question`, complaint: t`Complaint`, feedback: t`Feedback` };
}
