import { ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useOwnCompany } from '../../../api/company';
import { DashboardPage } from '../../../components/dashboard-page';
import { CompanyDesk } from '../components/company-desk';
import { ShopLink, StandingNotice } from '../components/company-head';

/** The company as buyers see it, and everything about it that can be changed. */
export function CompanyProfilePage() {
  const { company, error, retry } = useOwnCompany();
  return (
    <DashboardPage
      title={<Trans>Company profile</Trans>}
      actions={company?.slug ? <ShopLink slug={company.slug} /> : null}
    >
      {error && !company ? (
        <ErrorPanel error={error} onRetry={retry} />
      ) : !company ? (
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
          <Skeleton className="h-80 rounded-lg" />
          <Skeleton className="h-80 rounded-lg" />
        </div>
      ) : (
        <>
          <StandingNotice company={company} />
          <CompanyDesk company={company} />
        </>
      )}
    </DashboardPage>
  );
}
