import { useLingui } from '@lingui/react/macro';

/** What the buyer of an order rates, in the order of the form. */
export const RATINGS = ['as_described', 'on_time', 'documents', 'communication'] as const;
export type Rating = (typeof RATINGS)[number];

export function useRatingLabels(): Record<Rating, string> {
  const { t } = useLingui();
  return {
    as_described: t`Goods as described`,
    on_time: t`Delivery on time`,
    documents: t`Bill and challan`,
    communication: t`Communication`,
  };
}
