import { pluralForm, useFormat, useSearchParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useModeratedProductsQuery } from '../../../api/admin-products';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { ModeratedTable } from '../components/moderated-table';
import { ProductTabs, statusIn } from '../components/product-tabs';

const SKELETON = { className: 'h-[84px] rounded-md', count: 5 };
const LOOK_AGAIN_MS = 30_000;

/** /admin/products: products that wait for a decision, the oldest first. */
export function ModeratedProductsPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  const [params] = useSearchParams();
  const status = statusIn(params);
  const q = params.get('q') ?? '';
  const page = Number(params.get('page')) || 1;
  const answer = useModeratedProductsQuery(
    { status, page, ...(q ? { q } : {}) },
    { pollingInterval: LOOK_AGAIN_MS, refetchOnMountOrArgChange: true },
  );
  const counts = (answer.currentData?.meta.counts ?? {}) as Record<string, number>;
  const waiting = number(counts.in_review ?? 0);
  return (
    <DashboardPage
      title={<Trans>Products</Trans>}
      lead={
        counts.in_review === undefined ? null : (
          <Select
            value={pluralForm(counts.in_review)}
            _one={`${waiting} product is waiting for review`}
            other={`${waiting} products are waiting for review`}
          />
        )
      }
    >
      <ProductTabs current={status} counts={counts} />
      <SearchForm label={t`Product or company`} />
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={<Nothing isAll={status === 'in_review' && !q} />}
      >
        {(rows) => <ModeratedTable rows={rows} />}
      </PagedList>
    </DashboardPage>
  );
}

const Nothing = ({ isAll }: { isAll: boolean }) =>
  isAll ? (
    <EmptyState
      title={<Trans>No products to review</Trans>}
      text={<Trans>New and reported products appear here automatically.</Trans>}
    />
  ) : (
    <EmptyState
      title={<Trans>Nothing found</Trans>}
      text={<Trans>Try another part of the name, or another tab.</Trans>}
    />
  );
