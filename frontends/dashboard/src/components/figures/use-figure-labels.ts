import { useLingui } from '@lingui/react/macro';

/** The label of each figure; an unknown one is rendered by its key. */
export function useFigureLabels(): (key: string) => string {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    leads: t`Enquiries received`,
    in_time: t`Answered within 24 hours`,
    open: t`Open enquiries`,
    unread: t`Unread`,
    quotes_sent: t`Quotes sent`,
    enquiries_won: t`Enquiries won`,
    quotes_won: t`Quotes accepted`,
    won: t`Value of accepted quotes`,
    orders_open: t`Open orders`,
    orders_waiting: t`Orders waiting for you`,
    ordered: t`Value of orders`,
    enquiries_sent: t`Enquiries sent`,
    enquiries_open: t`Open enquiries`,
    questions: t`Needs your answer`,
    requirements_open: t`Open requirements`,
    quotes_received: t`Quotes received`,
    quotes_to_decide: t`Quotes to review`,
    wishlists: t`Wishlists`,
    enquiries: t`Enquiries`,
    requirements: t`Requirements`,
    quotes: t`Quotes`,
    in_review: t`Requirements to review`,
    complaints: t`Complaints`,
    complaints_open: t`Complaints to answer`,
  };
  return (key) => labels[key] ?? key;
}
