import { pluralForm, useFormat, useSearchParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useAdminSellersQuery } from '../../../api/admin-sellers';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { SellerTable } from '../components/seller-table';
import { SellerStatusTabs, statusIn } from '../components/seller-status-tabs';
import { VerifiedFilter } from '../components/verified-filter';

const SKELETON = { className: 'h-[76px] rounded-md', count: 6 };

/** /admin/sellers: every company, and which may be found. */
export function SellersPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  const [params] = useSearchParams();
  const page = Number(params.get('page')) || 1;
  const [q, verified] = [params.get('q'), params.get('verified')];
  const status = statusIn(params);
  const answer = useAdminSellersQuery(
    {
      page,
      ...(q ? { q } : {}),
      ...(status ? { status } : {}),
      ...(verified ? { verified: verified === 'true' } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const total = answer.currentData?.meta.total;
  const counts = (answer.currentData?.meta.counts ?? {}) as Record<string, number>;
  const shown = number(total ?? 0);
  return (
    <DashboardPage
      title={<Trans>Sellers</Trans>}
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
      <div className="flex flex-wrap items-start gap-x-4">
        <SearchForm label={t`Company, shop URL or PAN`} />
        <VerifiedFilter />
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
