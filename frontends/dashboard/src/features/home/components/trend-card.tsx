import type { Dashboard } from '@haat/api/dashboard';
import { useFormat } from '@haat/platform';
import { Card, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DayChart } from '../../../components/charts/day-chart';
import { LINE_COLORS } from '../../../components/charts/line-colors';

type Props = { side: 'seller' | 'buyer'; home: Dashboard | undefined };

/** What came and went, day by day. */
export function TrendCard({ side, home }: Props) {
  return (
    <Card className="p-4 lg:p-5">
      <h2 className="mb-3 text-lg leading-snug">
        <Trans>Day by day</Trans>
      </h2>
      {home ? (
        <Trend side={side} home={home} />
      ) : (
        <Skeleton className="h-56 rounded-md" />
      )}
    </Card>
  );
}

function Trend({ side, home }: { side: Props['side']; home: Dashboard }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const span = number(home.days);
  const isSeller = side === 'seller';
  return (
    <DayChart
      label={t`Enquiries, answers and quotes per day over ${span} days`}
      rows={home.per_day.map((day, place) => ({
        ...day,
        before: home.per_day_before[place]?.enquiries ?? 0,
      }))}
      lines={[
        {
          key: 'enquiries',
          label: isSeller ? t`Enquiries received` : t`Enquiries sent`,
          color: LINE_COLORS.indigo,
        },
        {
          key: 'before',
          label: t`Enquiries in the ${span} days before`,
          color: LINE_COLORS.ink,
          isDashed: true,
        },
        {
          key: 'answers',
          label: isSeller ? t`First replies` : t`First replies to you`,
        },
        {
          key: 'quotes',
          label: isSeller ? t`Quotes sent` : t`Quotes received`,
          color: LINE_COLORS.rho,
        },
      ]}
    />
  );
}
