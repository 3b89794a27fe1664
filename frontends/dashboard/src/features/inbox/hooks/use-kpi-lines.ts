import { useMedia } from '@haat/platform';
import { useMemo } from 'react';
import { useOwnStatisticsQuery, useSellerDashboardQuery } from '../../../api/dashboard';
import { replyLines, wonLine, type KpiLines } from '../kpi-lines';

const DAYS = 30;
/** The breakpoint `xl`: below it the cards have no space for a line. */
const WIDE_SCREEN = '(min-width: 1200px)';

/** The lines next to the figures, once the list below them is loaded. */
export function useKpiLines(isReady: boolean): Partial<KpiLines> {
  const isWide = useMedia(WIDE_SCREEN);
  const skip = !isReady || !isWide;
  const { data: statistics } = useOwnStatisticsQuery(DAYS, { skip });
  const { data: deals } = useSellerDashboardQuery(DAYS, { skip });
  return useMemo(
    () => ({
      ...(statistics ? replyLines(statistics.per_day) : {}),
      ...(deals ? { won: wonLine(deals.per_day) } : {}),
    }),
    [statistics, deals],
  );
}
