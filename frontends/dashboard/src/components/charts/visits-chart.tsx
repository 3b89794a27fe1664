import type { Statistics } from '@haat/api/dashboard';
import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { DayChart } from './day-chart';
import { LINE_COLORS } from './line-colors';

/** Views of the company's page, and clicks on its contacts. */
export function VisitsChart({ statistics }: { statistics: Statistics }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const span = number(statistics.days);
  return (
    <DayChart
      label={t`Views and clicks per day over ${span} days`}
      rows={statistics.per_day}
      lines={[
        { key: 'views', label: t`Page views`, color: LINE_COLORS.indigo },
        { key: 'clicks', label: t`Clicks`, color: LINE_COLORS.rho },
        { key: 'received', label: t`Received` },
      ]}
    />
  );
}
