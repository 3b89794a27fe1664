import { useLingui } from '@lingui/react/macro';

export type ReportDecision = 'open' | 'dismissed' | 'warned' | 'hidden' | 'suspended';
type Labels = {
  status: ReportDecision;
  label: string;
  title: string;
  effect: string;
  done: string;
  /** The seller reads the note, so it is required. */
  isNoteRead: boolean;
};

/** Labels of what staff decide about a report, in the order of their weight. */
export function useReportDecisions(name: string): Labels[] {
  const { t } = useLingui();
  return [
    {
      status: 'dismissed',
      label: t`Dismiss`,
      title: t`Dismiss this report?`,
      effect: t`Nothing changes for the seller. We tell the reporter that we found nothing against the rules.`,
      done: t`Report about ${name} dismissed.`,
      isNoteRead: false,
    },
    {
      status: 'warned',
      label: t`Warn the seller`,
      title: t`Warn the seller?`,
      effect: t`The seller gets your reason as a notification and by email, but not who reported it. We tell the reporter that we acted.`,
      done: t`Seller warned about ${name}.`,
      isNoteRead: true,
    },
    {
      status: 'hidden',
      label: t`Hide the product`,
      title: t`Hide the product?`,
      effect: t`Buyers no longer find it. The seller reads your reason and can request another review. All open reports about it are resolved.`,
      done: t`${name} is hidden.`,
      isNoteRead: true,
    },
    {
      status: 'suspended',
      label: t`Suspend the company`,
      title: t`Suspend the company?`,
      effect: t`Its page and products disappear and nobody can contact it. The seller reads your reason. All open reports about it are resolved.`,
      done: t`${name} is suspended.`,
      isNoteRead: true,
    },
    {
      status: 'open',
      label: t`Reopen`,
      title: t`Reopen this report?`,
      effect: t`It waits for a decision again. What was decided stays in the history.`,
      done: t`Report about ${name} reopened.`,
      isNoteRead: false,
    },
  ];
}
