import { useFormat, useSearchParams } from '@haat/platform';
import { EmptyState, ErrorPanel, Pagination, Skeleton } from '@haat/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAdminSellersQuery } from '../../../api/admin-sellers';
import { hrefWith } from '../../desk/href-with';
import { DeskPage } from '../../desk/page';
import { SearchForm } from '../../desk/search-form';
import { SellerTable } from '../components/seller-table';
import { StandingTabs } from '../components/standing-tabs';
import { VerifiedFilter } from '../components/verified-filter';

const ROWS = [1, 2, 3, 4, 5, 6];

/** /admin/sellers: every company, and which may be found. */
export function SellersPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  const [params] = useSearchParams();
  const page = Number(params.get('page')) || 1;
  const filters = Object.fromEntries(
    ['q', 'status', 'verified'].flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  ) as { q?: string; status?: string; verified?: string };
  const { currentData, error, refetch } = useAdminSellersQuery(
    { page, ...filters },
    { refetchOnMountOrArgChange: true },
  );
  const rows = currentData?.data;
  const total = currentData?.meta.total;
  const counts = (currentData?.meta.counts ?? {}) as Record<string, number>;
  const shown = number(total ?? 0);
  return (
    <DeskPage
      title={<Trans>Sellers</Trans>}
      lead={
        total === undefined ? null : (
          <Plural value={total} one={`${shown} company`} other={`${shown} companies`} />
        )
      }
    >
      <StandingTabs status={filters.status ?? 'all'} counts={counts} />
      <div className="flex flex-wrap items-start gap-x-4">
        <SearchForm label={t`Company, address of the shop or PAN`} />
        <VerifiedFilter />
      </div>
      {error && !rows ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <div className="grid gap-2">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-[76px] rounded-md" />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <EmptyState
          title={<Trans>No companies found</Trans>}
          text={<Trans>Try another part of the name or number, or another tab.</Trans>}
        />
      ) : (
        <div className="grid gap-5">
          <SellerTable rows={rows} />
          <Pagination
            page={page}
            lastPage={currentData.meta.last_page}
            hrefOf={(n) => hrefWith(params, { page: String(n) })}
          />
        </div>
      )}
    </DeskPage>
  );
}
