import { pluralForm, useFormat } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useAdminSellersQuery } from '../../../api/admin-sellers';
import { DashboardPage } from '../../../components/dashboard-page';
import { DownloadButton } from '../../../components/download-button';
import { BarFilters } from '../../../components/lists/bar-filters';
import { IndexList } from '../../../components/lists/index-list';
import { JoinedFilter } from '../../../components/lists/joined-filter';
import { queryString } from '../../../components/lists/use-list-query';
import { SellerStatusTabs } from '../components/seller-status-tabs';
import { useSellerColumns } from '../hooks/use-seller-columns';
import { useSellerFilters } from '../hooks/use-seller-filters';

/** /admin/sellers: every company; a row opens its page. */
export function SellersPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, status, filters } = useSellerFilters();
  const answer = useAdminSellersQuery(
    { page, ...filters },
    { refetchOnMountOrArgChange: true },
  );
  const total = answer.currentData?.meta.total;
  const counts = (answer.currentData?.meta.counts ?? {}) as Record<string, number>;
  const shown = number(total ?? 0);
  const file = {
    url: `/admin/sellers/export.csv?${queryString(filters)}`,
    name: 'sellers.csv',
  };
  const verified = {
    name: 'verified',
    label: t`Verification`,
    options: [
      { value: '', label: t`Any verification` },
      { value: 'true', label: t`Verified only` },
      { value: 'false', label: t`Not verified` },
    ],
  };
  return (
    <DashboardPage
      title={<Trans>Sellers</Trans>}
      className="max-w-[1320px]"
      actions={<DownloadButton file={file} />}
      lead={
        total === undefined ? null : (
          <Select
            value={pluralForm(total)}
            _one={`${shown} company`}
            other={`${shown} companies`}
          />
        )
      }
    >
      <IndexList
        name="admin.sellers"
        views={<SellerStatusTabs status={status ?? 'all'} counts={counts} />}
        searchLabel={t`Company, shop URL or PAN`}
        filters={
          <BarFilters filters={[verified]}>
            <JoinedFilter />
          </BarFilters>
        }
        sorts={[
          { value: '', label: t`Newest first` },
          { value: 'oldest', label: t`Oldest first` },
          { value: 'name', label: t`Name` },
        ]}
        columns={useSellerColumns()}
        query={answer}
        empty={<EmptyState title={<Trans>No companies found</Trans>} />}
      />
    </DashboardPage>
  );
}
