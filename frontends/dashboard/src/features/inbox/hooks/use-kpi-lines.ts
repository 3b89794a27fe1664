import { useMedia } from '@haat/platform';
import { useMemo } from 'react';
import { useSellerDashboardQuery } from '../../../api/dashboard';
import { kpiLines, type KpiLines } from '../kpi-lines';

const DAYS = 90;
/** The breakpoint `xl`: below it the cards have no space for a line. */
const WIDE_SCREEN = '(min-width: 1200px)';

/** The lines next to the figures, once the list below them is loaded. */
export function useKpiLines(isReady: boolean): Partial<KpiLines> {
  const isWide = useMedia(WIDE_SCREEN);
  const { data } = useSellerDashboardQuery(DAYS, { skip: !isReady || !isWide });
  return useMemo(() => (data ? kpiLines(data.per_day) : {}), [data]);
}
