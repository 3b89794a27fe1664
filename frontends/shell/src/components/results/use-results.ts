import { useSearchQuery, type SearchApiArg } from '@haat/api/search';
import { queryOf, useFilterAddress, type Filters } from '@haat/ui';

/**
 * The results of this address, and links to others. `fixed`: filters of the page itself;
 * `kind`: what it lists whatever its address has.
 */
export function useResults(fixed: SearchApiArg = {}, kind?: Filters['type']) {
  const address = useFilterAddress(kind);
  const answer = useSearchQuery({ ...queryOf(address.filters), ...fixed });
  return {
    ...address,
    answer,
    /** The map stays while the suppliers of another district load. */
    hasMap: address.filters.view === 'map' && !!answer.data,
    /** What was searched instead of the query as typed. */
    corrected: answer.currentData?.meta.corrected_q,
    facets: answer.data?.meta.facets ?? null,
    total: answer.data?.meta.total ?? 0,
    isLoading: answer.isLoading,
  };
}

export type Results = ReturnType<typeof useResults>;
