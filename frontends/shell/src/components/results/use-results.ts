import { useSearchQuery, type SearchApiArg } from '@haat/api/search';
import { useNavigate, useSearchParams } from '@haat/platform';
import { changed, queryOf, readFilters, type Change, type Filters } from './filters';

/**
 * The results of this address, and links to others. `fixed`: filters of the page itself;
 * `kind`: what it lists whatever its address has.
 */
export function useResults(fixed: SearchApiArg = {}, kind?: Filters['type']) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params, kind);
  const answer = useSearchQuery({ ...queryOf(filters), ...fixed });
  const hrefWith = (change: Change) => changed(params, change);
  return {
    filters,
    answer,
    /** What was searched instead of the query as typed. */
    corrected: answer.currentData?.meta.corrected_q,
    facets: answer.data?.meta.facets ?? null,
    hrefWith,
    /** What a GET form on this page sends again. */
    paramsWithout: (...names: string[]) =>
      [...params].filter(([name]) => !names.includes(name)),
    /** From the current address: the last change may not be rendered yet. */
    change: (change: Change) =>
      void navigate(changed(new URLSearchParams(location.search), change), {
        preventScrollReset: true,
      } as never),
  };
}

export type Results = ReturnType<typeof useResults>;
