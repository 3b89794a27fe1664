import type { DemandApiArg } from '@haat/api/admin-demand';
import { useSearchParams } from '@haat/platform';

export const SPANS_DAYS = [7, 30, 90];
const USUAL_DAYS = 30;

export type DemandFilter = ReturnType<typeof useDemandFilters>['query'];

/** The filters of the address: days, category, district, page. */
export function useDemandFilters() {
  const [params, setParams] = useSearchParams();
  const category = params.get('category');
  const district = params.get('district');
  const days = Number(params.get('days'));
  const query = {
    days: SPANS_DAYS.includes(days) ? days : USUAL_DAYS,
    page: Number(params.get('page')) || 1,
    ...(category ? { category } : {}),
    ...(Number(district) ? { district: Number(district) } : {}),
  } satisfies DemandApiArg;
  const change = (name: 'days' | 'category' | 'district', value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next);
  };
  return { query, change };
}
