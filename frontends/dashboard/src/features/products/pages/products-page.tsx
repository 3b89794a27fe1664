import { Link, paths, useSearchParams } from '@haat/platform';
import { Button, EmptyState, ErrorPanel, Pagination, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useOwnProductsQuery } from '../../../api/own-products';
import { DeskPage } from '../../desk/page';
import { ProductFilters } from '../components/product-filters';
import { ProductTable } from '../components/product-table';
import { QuotaCard } from '../components/quota-card';

const ROWS = [1, 2, 3, 4, 5, 6];

/** The seller's own products. */
export function ProductsPage() {
  const [params] = useSearchParams();
  const page = Number(params.get('page')) || 1;
  const status = params.get('status');
  const q = params.get('q');
  const { currentData, error, refetch } = useOwnProductsQuery({
    page,
    ...(status ? { status } : {}),
    ...(q ? { q } : {}),
  });
  const rows = currentData?.data;
  const hrefOf = (n: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(n));
    return `?${next}`;
  };
  return (
    <DeskPage
      title={<Trans>Products</Trans>}
      actions={
        <Button asChild>
          <Link to={paths.sellerNewProduct}>
            <Plus aria-hidden />
            <Trans>Add product</Trans>
          </Link>
        </Button>
      }
    >
      <div className="mb-5 max-w-md">
        <QuotaCard />
      </div>
      <ProductFilters />
      {error && !rows ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <div className="grid gap-2">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-[68px] rounded-md" />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <Nothing isNarrowed={Boolean(status ?? q)} />
      ) : (
        <div className="grid gap-5">
          <ProductTable products={rows} />
          <Pagination page={page} lastPage={currentData.meta.last_page} hrefOf={hrefOf} />
        </div>
      )}
    </DeskPage>
  );
}

const Nothing = ({ isNarrowed }: { isNarrowed: boolean }) => (
  <EmptyState
    title={isNarrowed ? <Trans>Nothing here</Trans> : <Trans>No products yet</Trans>}
    text={
      isNarrowed ? (
        <Trans>Try another view or another word.</Trans>
      ) : (
        <Trans>A product with price and unit is found by buyers the same minute.</Trans>
      )
    }
    action={
      <Button asChild size="sm">
        {isNarrowed ? (
          <Link to={paths.sellerProducts}>
            <Trans>Show all</Trans>
          </Link>
        ) : (
          <Link to={paths.sellerNewProduct}>
            <Trans>Add product</Trans>
          </Link>
        )}
      </Button>
    }
  />
);
