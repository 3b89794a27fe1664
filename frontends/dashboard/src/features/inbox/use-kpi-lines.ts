import { useMedia } from '@haat/platform';
import { useMemo } from 'react';
import { useSellerDashboardQuery } from '../../api/dashboard';
import { kpiLines, type KpiLines } from './kpi-lines';

const DAYS = 90;
/** The breakpoint `xl`: below it the cards have no room for a line. */
const HAS_ROOM = '(min-width: 1200px)';

/** The lines beside the figures, once the list they stand above is there. */
export function useKpiLines(isReady: boolean): Partial<KpiLines> {
  const hasRoom = useMedia(HAS_ROOM);
  const { data } = useSellerDashboardQuery(DAYS, { skip: !isReady || !hasRoom });
  return useMemo(() => (data ? kpiLines(data.per_day) : {}), [data]);
}
