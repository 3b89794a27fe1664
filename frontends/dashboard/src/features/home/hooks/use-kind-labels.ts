import { useLingui } from '@lingui/react/macro';
import type { Kind } from '../queue';

/** All rows of a kind, as the link to their list names them. */
export function useKindLabels(): Record<Kind, string> {
  const { t } = useLingui();
  return {
    unanswered: t`Unanswered enquiries`,
    answers: t`Unread replies`,
    questions: t`Suppliers need your reply`,
    quotes: t`Requirements with quotes to compare`,
    enquiry_quotes: t`Quotes to review`,
    counters: t`Counter-offers to answer`,
    ending_quotes: t`Quotes ending within 24 hours`,
    orders: t`Orders waiting for you`,
    new_leads: t`New buy leads`,
    reminders: t`Reminders due today`,
    unquoted: t`Requirements without quotes`,
    reviews: t`Orders to review`,
    cases: t`Cases that wait for you`,
    product_questions: t`Questions about your products`,
    unpriced: t`Products without a price`,
  };
}
