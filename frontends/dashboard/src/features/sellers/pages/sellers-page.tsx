import { pluralForm, useFormat } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useAdminSellersQuery } from '../../../api/admin-sellers';
import { DashboardPage } from '../../../components/dashboard-page';
import { DownloadButton } from '../../../components/download-button';
import { AddressSelect } from '../../../components/lists/address-select';
import { JoinedFilter } from '../../../components/lists/joined-filter';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { queryString } from '../../../components/lists/use-list-query';
import { SellerTable } from '../components/seller-table';
import { SellerStatusTabs } from '../components/seller-status-tabs';
import { useSellerFilters } from '../hooks/use-seller-filters';

const SKELETON = { className: 'h-[76px] rounded-md', count: 6 };

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
  return (
    <DashboardPage
      title={<Trans>Sellers</Trans>}
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
      <SellerStatusTabs status={status ?? 'all'} counts={counts} />
      <div className="mb-4 flex flex-wrap items-start gap-3">
        <SearchForm label={t`Company, shop URL or PAN`} />
        <AddressSelect
          name="verified"
          label={t`Verification`}
          options={[
            { value: '', label: t`Any verification` },
            { value: 'true', label: t`Verified only` },
            { value: 'false', label: t`Not verified` },
          ]}
        />
        <JoinedFilter />
        <AddressSelect
          name="sort"
          label={t`Sort`}
          options={[
            { value: '', label: t`Newest first` },
            { value: 'oldest', label: t`Oldest first` },
            { value: 'name', label: t`Name` },
          ]}
        />
      </div>
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={
          <EmptyState
            title={<Trans>No companies found</Trans>}
            text={<Trans>Try another part of the name or number, or another tab.</Trans>}
          />
        }
      >
        {(rows) => <SellerTable rows={rows} />}
      </PagedList>
    </DashboardPage>
  );
}
