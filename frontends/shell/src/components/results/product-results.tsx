import type { ListedProduct } from '@haat/api/search';
import { Pagination } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { DeferredTray } from '../compare/deferred-tray';
import { GridCard } from './grid-card';
import { PostBand } from './deferred-parts';
import { ProductRow } from './product-row';
import { useNeed, type Need } from './use-need';
import type { Results } from './use-results';

const BAND_AFTER = 2;

/** The page of results as a list or grid, with the page numbers below. */
export function ProductResults({ results }: { results: Results }) {
  const { answer, filters } = results;
  const products = (answer.data?.data ?? []) as ListedProduct[];
  const meta = answer.data?.meta;
  const need = useNeed(results);
  return (
    <div className={answer.isFetching ? 'opacity-60 transition-opacity' : undefined}>
      {filters.view === 'grid' ? (
        <Grid products={products} />
      ) : (
        <Rows products={products} query={results.corrected || filters.q} need={need} />
      )}
      <div className="mt-7">
        <Pagination
          page={meta?.current_page ?? 1}
          lastPage={meta?.last_page ?? 1}
          hrefOf={(page) => results.hrefWith({ page: page > 1 ? String(page) : null })}
        />
      </div>
      <DeferredTray />
    </div>
  );
}

type RowsProps = { products: ListedProduct[]; query: string; need: Need };

function Rows({ products, query, need }: RowsProps) {
  const rows = products.map((product) => (
    <div key={product.id}>
      <ProductRow product={product} query={query} need={need} />
    </div>
  ));
  return (
    <div className="@container deferred-rows mt-4 grid gap-3.5">
      {rows.slice(0, BAND_AFTER)}
      <PostBand need={query} />
      {rows.slice(BAND_AFTER)}
    </div>
  );
}

function Grid({ products }: { products: ListedProduct[] }) {
  return (
    <>
      <h2 className="sr-only">
        <Trans>Products</Trans>
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-3 lg:gap-[18px] xl:grid-cols-4">
        {products.map((product) => (
          <GridCard key={product.id} product={product} />
        ))}
      </div>
    </>
  );
}
