import { useNavigate, useSearchParams } from '@haat/platform';
import { changedQuery, readFilters, type Change, type Filters } from './filters';

/** The filters of this address, and links to others. `kind`: whatever the address has. */
export function useFilterAddress(kind?: Filters['type']) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return {
    filters: readFilters(params, kind),
    hrefWith: (change: Change) => changedQuery(params, change),
    /** What a GET form on this page sends again. */
    paramsWithout: (...names: string[]) =>
      [...params].filter(([name]) => !names.includes(name)),
    /** From the current address: the last change may not be rendered yet. */
    change: (change: Change) =>
      void navigate(changedQuery(new URLSearchParams(location.search), change), {
        preventScrollReset: true,
      } as never),
  };
}

export type FilterAddress = ReturnType<typeof useFilterAddress>;
