import { useLingui } from '@lingui/react/macro';

/** What is to be done with the rows of each kind. */
export function useTodoLabels(): (kind: string, side: 'seller' | 'buyer') => string {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    unanswered: t`Unanswered enquiries`,
    orders: t`Orders waiting for you`,
    counters: t`Counter-offers to answer`,
    reminders: t`Reminders due today`,
    new_leads: t`New buy leads`,
    questions: t`Suppliers need your reply`,
    unquoted: t`Requirements without quotes`,
    'seller.ending_quotes': t`Quotes ending within 24 hours`,
    'buyer.ending_quotes': t`Decide within 24 hours`,
  };
  return (kind, side) => labels[`${side}.${kind}`] ?? labels[kind] ?? kind;
}
