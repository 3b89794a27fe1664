import { Link, paths, useOwnSellerProfileQuery } from '@haat/platform';
import { Button, Card, ErrorPanel, Monogram, Skeleton, VerifiedBadge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { OwnCompany } from '../../../api/company';
import { DeskPage } from '../../desk/page';
import { Checklist } from '../../home/components/checklist';
import { CompanyForm } from '../components/company-form';

/** The company as buyers see it, and everything about it that can be changed. */
export function CompanyProfilePage() {
  const { data, error, refetch } = useOwnSellerProfileQuery();
  const company = data as OwnCompany | undefined;
  return (
    <DeskPage title={<Trans>Company profile</Trans>}>
      {error && !company ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !company ? (
        <div className="grid gap-5">
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-80 rounded-lg" />
        </div>
      ) : (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid gap-5">
            <Head company={company} />
            <CompanyForm key={company.slug} company={company} />
          </div>
          <div className="order-first xl:order-none">
            <Checklist isHere />
          </div>
        </div>
      )}
    </DeskPage>
  );
}

const Head = ({ company }: { company: OwnCompany }) => (
  <Card className="flex flex-wrap items-center gap-4 p-5">
    <Monogram
      name={company.company_name}
      logo={company.company_logo}
      colour={company.brand_colour ?? null}
      className="size-16 rounded-lg text-xl"
    />
    <div className="min-w-0">
      <h2 className="flex flex-wrap items-center gap-2 text-lg leading-snug">
        {company.company_name}
        {company.is_seller_verified ? <VerifiedBadge /> : null}
      </h2>
      <p className="text-ink-500">
        {[company.city, company.district].filter(Boolean).join(', ')}
      </p>
    </div>
    <Button asChild variant="outline" className="sm:ml-auto">
      <Link to={paths.vendor(company.slug)}>
        <ExternalLink aria-hidden />
        <Trans>View my shop</Trans>
      </Link>
    </Button>
  </Card>
);
