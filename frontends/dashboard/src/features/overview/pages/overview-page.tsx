import type { MarketStats } from '@haat/api/admin-stats';
import { Link, paths } from '@haat/platform';
import { Card, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useMarketStatsQuery } from '../../../api/dashboard';
import { DashboardPage } from '../../../components/dashboard-page';
import { SpanChoice } from '../../../components/charts/span-choice';
import { Figures } from '../../../components/figures/figures';
import { useSpan } from '../../../hooks/use-span';
import { MarketTrend } from '../components/market-trend';
import { WorkQueue } from '../components/work-queue';

const FIGURES = 4;
/** The work queue has them. */
const QUEUED = new Set(['in_review', 'complaints_open']);

/** /admin: what waits for the operator, and how the market goes. */
export function OverviewPage() {
  const { days, choose } = useSpan();
  const { data, error, refetch } = useMarketStatsQuery(days, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <DashboardPage title={<Trans>Overview</Trans>}>
      <WorkQueue />
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="text-lg leading-snug">
          <Trans>Marketplace</Trans>
        </h2>
        <SpanChoice days={days} onChoose={choose} className="ml-auto" />
      </div>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Figures home={data && withoutQueues(data)} count={FIGURES} />
          <Card className="p-4 lg:p-5">
            {data ? (
              <MarketTrend stats={data} />
            ) : (
              <Skeleton className="h-56 rounded-md" />
            )}
          </Card>
          <Link
            to={paths.adminDemand}
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-indigo-700"
          >
            <Trans>Searches with no results</Trans>
          </Link>
        </>
      )}
    </DashboardPage>
  );
}

const withoutQueues = ({ days, figures }: MarketStats) => ({
  days,
  figures: figures.filter(({ key }) => !QUEUED.has(key)),
});
