import { useSuppliersQuery } from '@haat/api/suppliers';
import { useNavigate, useSearchParams } from '@haat/platform';
import { argOf, hrefWith, readQuery, type Change } from '../directory-query';

/** The companies of this address, and ways to another one. */
export function useDirectory() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = readQuery(params);
  const answer = useSuppliersQuery(argOf(query));
  const href = (change: Change) => hrefWith(query, change);
  return {
    query,
    answer,
    facets: answer.data?.meta.facets ?? null,
    href,
    /** From where the page is by now: the last change may not be rendered yet. */
    change: (change: Change) => {
      const now = readQuery(new URLSearchParams(location.search));
      void navigate(hrefWith(now, change), { preventScrollReset: true } as never);
    },
  };
}

export type Directory = ReturnType<typeof useDirectory>;
