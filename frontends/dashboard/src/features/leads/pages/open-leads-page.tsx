import { useDistrictsQuery } from '@haat/api/locations';
import { Link, paths, useAllCategoriesQuery, useLocalName } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListOpenLeadsQuery } from '../../../api/matches';
import { DashboardPage } from '../../../components/dashboard-page';
import { AddressSelect } from '../../../components/lists/address-select';
import { IndexList } from '../../../components/lists/index-list';
import { StatusTabs } from '../../../components/lists/status-tabs';
import { useLeadColumns } from '../hooks/use-lead-columns';
import { useOpenLeadFilters } from '../hooks/use-open-lead-filters';
import { LEAD_TABS } from '../lead-tabs';

/** Everything open that the company could quote, also far away and without a notification. */
export function OpenLeadsPage() {
  const { t } = useLingui();
  const localName = useLocalName();
  const { data: industries = [] } = useAllCategoriesQuery(undefined);
  const { data: districts = [] } = useDistrictsQuery(undefined);
  const query = useOpenLeadFilters();
  const answer = useListOpenLeadsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <DashboardPage
      className="max-w-[1320px]"
      title={<Trans>All open leads</Trans>}
      lead={
        <Trans>
          Every open requirement that your company fits, the newest first. Opening one
          counts as one of your leads this week.
        </Trans>
      }
    >
      <IndexList
        name="open-leads"
        views={
          <StatusTabs
            list="open-leads"
            label={t`Leads by status`}
            tabs={LEAD_TABS}
            current="open"
            path={paths.sellerRequirements}
          />
        }
        searchLabel={t`Search open leads`}
        filters={
          <>
            <AddressSelect
              name="category"
              label={t`Category`}
              options={withAll(
                t`All categories`,
                industries.map((one) => ({ value: one.id, label: localName(one) })),
              )}
              className="max-w-44"
            />
            <AddressSelect
              name="district"
              label={t`District`}
              options={withAll(
                t`All of Nepal`,
                districts.map((one) => ({
                  value: String(one.id),
                  label: localName(one),
                })),
              )}
              className="max-w-44"
            />
          </>
        }
        columns={useLeadColumns()}
        query={answer}
        empty={<Nothing />}
      />
    </DashboardPage>
  );
}

const withAll = (label: string, options: { value: string; label: string }[]) => [
  { value: '', label },
  ...options,
];

const Nothing = () => (
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
