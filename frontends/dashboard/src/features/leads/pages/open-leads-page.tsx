import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListOpenLeadsQuery } from '../../../api/matches';
import { DashboardPage } from '../../../components/dashboard-page';
import { CategoryFilter } from '../../../components/lists/category-filter';
import { DistrictFilter } from '../../../components/lists/district-filter';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { StatusTabs } from '../../../components/lists/status-tabs';
import { OpenLeadCard } from '../components/open-lead-card';
import { useOpenLeadFilters } from '../hooks/use-open-lead-filters';
import { LEAD_TABS } from '../lead-tabs';

const SKELETON = { className: 'h-40 rounded-lg', count: 4 };

/** Everything open that the company could quote, also far away and without a notification. */
export function OpenLeadsPage() {
  const { t } = useLingui();
  const { query, change, isFiltered } = useOpenLeadFilters();
  const answer = useListOpenLeadsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <DashboardPage
      title={<Trans>All open leads</Trans>}
      lead={
        <Trans>
          Every open requirement that your company fits, the newest first. Opening one
          counts as one of your leads this week.
        </Trans>
      }
    >
      <StatusTabs
        label={t`Leads by status`}
        tabs={LEAD_TABS}
        current="open"
        path={paths.sellerRequirements}
      />
      <SearchForm label={t`Search open leads`} />
      <div className="mb-4 flex flex-wrap gap-3">
        <CategoryFilter
          by="id"
          value={query.categoryId ?? ''}
          onChange={(category) => change('category', category)}
        />
        <DistrictFilter
          value={query.districtId ?? undefined}
          onChange={(district) => change('district', district)}
        />
      </div>
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={<Nothing isFiltered={isFiltered} />}
      >
        {(leads) => (
          <ul className="grid grid-cols-1 gap-3.5">
            {leads.map((lead) => (
              <li key={lead.id}>
                <OpenLeadCard lead={lead} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      title={<Trans>No open leads match</Trans>}
      text={<Trans>Change or remove a filter.</Trans>}
      action={
        <Button asChild variant="outline">
          <Link to={paths.sellerOpenLeads}>
            <Trans>Remove all filters</Trans>
          </Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={<Trans>No open leads right now</Trans>}
      text={
        <Trans>
          Requirements in your categories appear here. While your company is closed, there
          are none.
        </Trans>
      }
      action={
        <Button asChild>
          <Link to={paths.sellerCompanyProfile}>
            <Trans>Check your categories</Trans>
          </Link>
        </Button>
      }
    />
  );
