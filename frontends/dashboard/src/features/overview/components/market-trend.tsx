import type { MarketStats } from '@haat/api/admin-stats';
import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { DayChart } from '../../../components/charts/day-chart';
import { LINE_COLORS } from '../../../components/charts/line-colors';

/** Requirements and quotes of the market, day by day. */
export function MarketTrend({ stats }: { stats: MarketStats }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const span = number(stats.days);
  return (
    <DayChart
      label={t`Enquiries, requirements, quotes and complaints per day over ${span} days`}
      rows={stats.per_day}
      lines={[
        { key: 'enquiries', label: t`Enquiries`, color: LINE_COLORS.indigo },
        {
          key: 'requirements',
          label: t`Requirements`,
          color: LINE_COLORS.green,
          isDashed: true,
        },
        { key: 'quotes', label: t`Quotes`, color: LINE_COLORS.rho },
        {
          key: 'complaints',
          label: t`Complaints`,
          color: LINE_COLORS.ink,
          isDashed: true,
        },
      ]}
    />
  );
}
