import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FileSpreadsheet, Layers, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useOwnProductsQuery } from '../../../api/own-products';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { RangesSheet } from '../components/ranges/ranges-sheet';
import { FilterNote } from '../components/list/filter-note';
import { Nothing } from '../components/list/nothing';
import { ProductList } from '../components/list/product-list';
import { ProductTabs } from '../components/list/product-tabs';
import { ProductTools } from '../components/list/product-tools';
import { QuotaCard } from '../../../components/quota-card';
import { useProductQuery } from '../hooks/use-product-query';

const SKELETON = { className: 'h-[84px] rounded-md', count: 6 };

/** The seller's own products. */
export function ProductsPage() {
  const { query, isFiltered } = useProductQuery();
  const answer = useOwnProductsQuery(query);
  const [isSorting, setIsSorting] = useState(false);
  const counts = (answer.currentData ?? answer.data)?.meta.counts as
    Record<string, number> | undefined;
  return (
    <DashboardPage
      title={<Trans>Products</Trans>}
      className="max-w-[1320px]"
      actions={
        <>
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
          <Button asChild>
            <Link to={paths.sellerNewProduct}>
              <Plus aria-hidden />
              <Trans>Add product</Trans>
            </Link>
          </Button>
        </>
      }
    >
      <div className="mb-5">
        <QuotaCard />
      </div>
      <ProductTabs counts={counts} />
      <ProductTools />
      <FilterNote />
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={<Nothing isFiltered={isFiltered} />}
      >
        {(rows) => <ProductList products={rows} />}
      </PagedList>
      <RangesSheet open={isSorting} onOpenChange={setIsSorting} />
    </DashboardPage>
  );
}
