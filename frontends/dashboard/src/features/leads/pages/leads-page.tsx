import { useListRequirementsQuery } from '@haat/enquiry';
import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../../components/lists/filter-chips';
import { DashboardPage } from '../../../components/dashboard-page';
import { IndexList } from '../../../components/lists/index-list';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { useSearchAndSort } from '../../../components/lists/use-list-query';
import { useOwnLeadColumns } from '../hooks/use-own-lead-columns';
import { LEAD_TABS } from '../lead-tabs';

const SORTS = ['ending'] as const;

/** Requirements of buyers that fit the company. */
export function LeadsPage() {
  const { t } = useLingui();
  const { current, query } = useStatusTab(LEAD_TABS);
  const search = useSearchAndSort(SORTS);
  const answer = useListRequirementsQuery({ as: 'seller', ...query, ...search });
  return (
    <DashboardPage
      title={<Trans>Buy leads</Trans>}
      lead={<Trans>Buyer requirements that match your company.</Trans>}
      className="max-w-[1320px]"
      actions={
        <Button asChild variant="outline">
          <Link to={paths.sellerQuotes}>
            <Trans>Your quotes</Trans>
          </Link>
        </Button>
      }
    >
      <IndexList
        name="leads"
        firstTab="new"
        views={
          <StatusTabs
            list="leads"
            label={t`Leads by status`}
            tabs={LEAD_TABS}
            current={current}
            counts={answer.data?.meta.counts}
          />
        }
        searchLabel={t`Search your leads`}
        filters={<FilterChips className="" />}
        sorts={[
          { value: '', label: t`Newest first` },
          { value: 'ending', label: t`Ending first` },
        ]}
        columns={useOwnLeadColumns()}
        query={answer}
        empty={<Nothing />}
      />
    </DashboardPage>
  );
}

const Nothing = () => (
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
);
