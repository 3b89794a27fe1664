import { ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOwnCompany } from '../../../api/company';
import { DashboardPage } from '../../../components/dashboard-page';
import { CompanyProfile } from '../components/company-profile';
import { ShopLink, StatusAlert } from '../components/company-head';

/** The company as buyers see it, and everything about it that can be changed. */
export function CompanyProfilePage({ statutory }: { statutory: ReactNode }) {
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
          <StatusAlert company={company} />
          <CompanyProfile company={company} statutory={statutory} />
        </>
      )}
    </DashboardPage>
  );
}
