import { useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { hrefWith } from '../components/lists/href-with';
import type { CountTab } from '../components/lists/count-tabs';

/** Open or handled reports: the status in the address, and the tabs. */
export function useReportFilter<Done extends 'handled' | 'closed'>(done: Done) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const status: Done | 'open' = params.get('status') === done ? done : 'open';
  const page = Number(params.get('page')) || 1;
  const tabsWith = (counts: unknown): CountTab[] => {
    const countByStatus = (counts ?? {}) as Record<string, number>;
    const tabOf = (key: string, label: string) => {
      const to = hrefWith(params, { status: key, page: null });
      return { key, label, count: countByStatus[key], to };
    };
    return [tabOf('open', t`Not resolved yet`), tabOf(done, t`Resolved`)];
  };
  return { status, page, tabsWith };
}
