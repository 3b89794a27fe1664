import { useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { hrefWith } from './href-with';
import type { CountTab } from './count-tabs';

/** Open and handled reports: what is asked for, and the tabs that ask for the other. */
export function useReportFilter<Done extends 'handled' | 'closed'>(done: Done) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const status: Done | 'open' = params.get('status') === done ? done : 'open';
  const page = Number(params.get('page')) || 1;
  const tabsWith = (counts: unknown): CountTab[] => {
    const known = (counts ?? {}) as Record<string, number>;
    const tabOf = (key: string, label: string) => {
      const to = hrefWith(params, { status: key, page: null });
      return { key, label, count: known[key], to };
    };
    return [tabOf('open', t`Not resolved yet`), tabOf(done, t`Resolved`)];
  };
  return { status, page, tabsWith };
}
