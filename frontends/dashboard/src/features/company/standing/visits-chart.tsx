import type { Statistics } from '@haat/api/dashboard';
import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { DayChart } from '../../desk/day-chart';
import { LINE_COLORS } from '../../desk/line-colors';

/** Who looked at the company's page, and who took a way to it. */
export function VisitsChart({ statistics }: { statistics: Statistics }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const span = number(statistics.days);
  return (
    <DayChart
      label={t`Views and clicks per day over ${span} days`}
      rows={statistics.per_day}
      lines={[
        { key: 'views', words: t`Page views`, color: LINE_COLORS.indigo },
        { key: 'clicks', words: t`Clicks`, color: LINE_COLORS.rho },
        { key: 'received', words: t`Received` },
      ]}
    />
  );
}
