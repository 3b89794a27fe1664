import { useListEnquiriesQuery } from '../api/enquiries';

export type StageCounts = Record<string, number>;

/** How many enquiries have each status; undefined while loading. */
export function useStageCounts(side: 'buyer' | 'seller'): StageCounts | undefined {
  const { data } = useListEnquiriesQuery({ as: side, perPage: 1 });
  return data?.meta.counts;
}

export const countOf = (counts: StageCounts | undefined, ...statuses: string[]) =>
  statuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);

/** Enquiries that wait for the seller's first answer. */
export const waitingOf = (counts: StageCounts | undefined) =>
  countOf(counts, 'new', 'seen');
