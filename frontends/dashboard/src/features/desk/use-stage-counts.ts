import { useEnquiriesQuery } from '@haat/platform';

export type StageCounts = Record<string, number>;

/** How many enquiries stand in each status; undefined while nobody knows. */
export function useStageCounts(side: 'buyer' | 'seller'): StageCounts | undefined {
  const { data } = useEnquiriesQuery({ as: side, per_page: 1 });
  return data?.meta.counts as StageCounts | undefined;
}

export const countOf = (counts: StageCounts | undefined, ...statuses: string[]) =>
  statuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);

/** Enquiries that wait for the seller's first answer. */
export const waitingOf = (counts: StageCounts | undefined) =>
  countOf(counts, 'new', 'seen');
