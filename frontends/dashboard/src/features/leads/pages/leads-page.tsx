import { useListRequirementsQuery } from '@haat/enquiry';
import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../../components/lists/filter-chips';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { LeadCard } from '../components/lead-card';
import { LEAD_TABS } from '../lead-tabs';

const SKELETON = { className: 'h-56 rounded-lg', count: 4 };

/** Requirements of buyers that fit the company. */
export function LeadsPage() {
  const { t } = useLingui();
  const { current, query } = useStatusTab(LEAD_TABS);
  const answer = useListRequirementsQuery({ as: 'seller', ...query });
  return (
    <DashboardPage
      title={<Trans>Buy leads</Trans>}
      lead={<Trans>Buyer requirements that match your company.</Trans>}
      actions={
        <Button asChild variant="outline">
          <Link to={paths.sellerQuotes}>
            <Trans>Your quotes</Trans>
          </Link>
        </Button>
      }
    >
      <StatusTabs
        label={t`Leads by status`}
        tabs={LEAD_TABS}
        current={current}
        counts={answer.data?.meta.counts}
      />
      <FilterChips />
      <PagedList query={answer} skeleton={SKELETON} empty={<Nothing tab={current} />}>
        {(leads) => (
          <ul className="grid grid-cols-1 gap-3.5">
            {leads.map((lead) => (
              <li key={lead.id}>
                <LeadCard lead={lead} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}

const Nothing = ({ tab }: { tab: string | undefined }) =>
  tab === 'new' ? (
    <EmptyState
      title={<Trans>No buy leads right now</Trans>}
      text={
        <Trans>Requirements that match your categories and locations appear here.</Trans>
      }
      action={
        <Button asChild>
          <Link to={paths.sellerCompanyProfile}>
            <Trans>Check your categories</Trans>
          </Link>
        </Button>
      }
    />
  ) : (
    <EmptyState title={<Trans>No leads here</Trans>} />
  );
