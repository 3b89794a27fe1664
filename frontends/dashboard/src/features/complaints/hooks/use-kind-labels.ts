import type { TicketOut } from '@haat/api/admin-tickets';
import { useLingui } from '@lingui/react/macro';

export const KINDS = ['contact', 'complaint', 'feedback'] as const;
export type Kind = TicketOut['kind'];

/** What somebody wrote to the helpdesk, by its kind. */
export function useKindLabels(): Record<Kind, string> {
  const { t } = useLingui();
  return { contact: t`Question`, complaint: t`Complaint`, feedback: t`Feedback` };
}
