import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FileSpreadsheet, Layers, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useOwnProductsQuery } from '../../../api/own-products';
import { DashboardPage } from '../../../components/dashboard-page';
import { ColumnMenu, useHiddenColumns } from '../../../components/lists/column-menu';
import { IndexCard } from '../../../components/lists/index-card';
import { PagedList } from '../../../components/lists/paged-list';
import { RangesSheet } from '../components/ranges/ranges-sheet';
import { Nothing } from '../components/list/nothing';
import { ProductList } from '../components/list/product-list';
import { ProductTabs } from '../components/list/product-tabs';
import { ProductTools } from '../components/list/product-tools';
import { QuotaCard } from '../../../components/quota-card';
import { useSelection } from '../../../hooks/use-selection';
import { useProductActions } from '../hooks/use-product-actions';
import { useProductColumnLabels } from '../hooks/use-product-columns';
import { useProductQuery } from '../hooks/use-product-query';

const SKELETON = { className: 'h-14 rounded-none', count: 8 };

/** The seller's own products. */
export function ProductsPage() {
  const { query, isFiltered } = useProductQuery();
  const answer = useOwnProductsQuery(query);
  const [isSorting, setIsSorting] = useState(false);
  const hidden = useHiddenColumns('products');
  const columns = useProductColumnLabels();
  const selection = useSelection(answer.currentData?.data ?? []);
  const actions = useProductActions();
  const counts = (answer.currentData ?? answer.data)?.meta.counts as
    Record<string, number> | undefined;
  return (
    <DashboardPage
      title={<Trans>Products</Trans>}
      className="max-w-[1320px]"
      actions={
        <>
          <Button asChild className="sm:order-last">
            <Link to={paths.sellerNewProduct}>
              <Plus aria-hidden />
              <Trans>Add product</Trans>
            </Link>
          </Button>
          <Button variant="outline" onClick={() => setIsSorting(true)}>
            <Layers aria-hidden />
            <Trans>Ranges</Trans>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.sellerDemand}>
              <SearchX aria-hidden />
              <Trans>What buyers search for</Trans>
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.sellerBulk}>
              <FileSpreadsheet aria-hidden />
              <Trans>From Excel</Trans>
            </Link>
          </Button>
        </>
      }
    >
      <div className="mb-3 empty:hidden lg:mb-5">
        <QuotaCard isQuiet />
      </div>
      <IndexCard
        views={<ProductTabs counts={counts} />}
        tools={
          <ProductTools columns={<ColumnMenu columns={columns} hidden={hidden} />} />
        }
      >
        <PagedList
          query={answer}
          skeleton={SKELETON}
          footer="bar"
          empty={<Nothing isFiltered={isFiltered} />}
        >
          {(rows) => (
            <ProductList
              products={rows}
              selection={selection}
              actions={actions}
              isHidden={hidden.isHidden}
            />
          )}
        </PagedList>
      </IndexCard>
      <RangesSheet open={isSorting} onOpenChange={setIsSorting} />
    </DashboardPage>
  );
}
