import { Link, paths, useSession } from '@haat/platform';
import { Button, ErrorPanel } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { DashboardPage } from '../../../components/dashboard-page';
import { SpanChoice } from '../../../components/charts/span-choice';
import { AccountSteps } from '../components/account-steps';
import { AlertsCard } from '../components/alerts-card';
import { FigureStrip } from '../components/figure-strip';
import { IndustriesCard } from '../components/industries-card';
import { LastOrder } from '../components/last-order';
import { Latest } from '../components/latest';
import { NewBuyer } from '../components/new-buyer';
import { TrendCard } from '../components/trend-card';
import { WorkQueue } from '../components/work-queue';
import { useHome } from '../hooks/use-home';

/** Open tasks, and the status of own enquiries, requirements and quotes. */
export function BuyerHomePage() {
  const { user } = useSession();
  const { days, choose, home, isNew, error, retry } = useHome('buyer');
  return (
    <DashboardPage
      title={<Trans>Namaste, {user?.fname}</Trans>}
      actions={
        isNew ? null : (
          <>
            <SpanChoice days={days} onChoose={choose} />
            <Button asChild variant="marigold" className="max-lg:hidden">
              <Link to={paths.industries}>
                <Trans>Post Your Requirement</Trans>
              </Link>
            </Button>
          </>
        )
      }
    >
      {error ? <ErrorPanel error={error} onRetry={retry} /> : null}
      {isNew ? <FirstRun /> : null}
      {error || isNew ? null : (
        <>
          <FigureStrip home={home} />
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
            <div className="grid min-w-0 grid-cols-1 gap-5">
              <WorkQueue side="buyer" home={home} />
              <TrendCard side="buyer" home={home} />
              <Latest side="buyer" inbox={paths.buyerEnquiries} />
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-5">
              <LastOrder />
              <AlertsCard />
            </div>
          </div>
        </>
      )}
    </DashboardPage>
  );
}

const FirstRun = () => (
  <div className="grid grid-cols-1 gap-5">
    <NewBuyer />
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <IndustriesCard />
      <AccountSteps />
    </div>
  </div>
);
