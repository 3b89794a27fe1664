import { Link, paths, useSession } from '@haat/platform';
import { Button, ErrorPanel } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useOwnStatisticsQuery } from '../../../api/dashboard';
import { DashboardPage } from '../../../components/dashboard-page';
import { SpanChoice } from '../../../components/charts/span-choice';
import { QuotaCard } from '../../../components/quota-card';
import { Checklist } from '../components/checklist';
import { FigureStrip } from '../components/figure-strip';
import { Latest } from '../components/latest';
import { NewSeller } from '../components/new-seller';
import { OpenLeadsCard } from '../components/open-leads-card';
import { ResponseCard } from '../components/response-card';
import { TopProducts } from '../components/top-products';
import { TrendCard } from '../components/trend-card';
import { VisitsCard } from '../components/visits-card';
import { WorkQueue } from '../components/work-queue';
import { useHome } from '../hooks/use-home';

/** What waits, how it goes, what the company still lacks. */
export function SellerHomePage() {
  const { user } = useSession();
  const { days, choose, home, isNew, error, retry } = useHome('seller');
  const { data: statistics } = useOwnStatisticsQuery(days, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <DashboardPage
      title={<Trans>Namaste, {user?.fname}</Trans>}
      actions={
        isNew ? null : (
          <>
            <SpanChoice days={days} onChoose={choose} />
            <Button asChild className="max-sm:hidden">
              <Link to={paths.sellerNewProduct}>
                <Plus aria-hidden />
                <Trans>Add product</Trans>
              </Link>
            </Button>
          </>
        )
      }
    >
      {error ? <ErrorPanel error={error} onRetry={retry} /> : null}
      {error || isNew ? null : <FigureStrip home={home} />}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
        {isNew ? (
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <NewSeller />
            <Checklist />
          </div>
        ) : error ? null : (
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <WorkQueue side="seller" home={home} />
            <TrendCard side="seller" home={home} />
            {statistics ? <VisitsCard statistics={statistics} /> : null}
            <TopProducts days={days} />
            <Latest side="seller" inbox={paths.sellerEnquiries} />
          </div>
        )}
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {isNew ? <OpenLeadsCard /> : <Checklist />}
          {statistics && !isNew ? <ResponseCard statistics={statistics} /> : null}
          <QuotaCard />
        </div>
      </div>
    </DashboardPage>
  );
}
