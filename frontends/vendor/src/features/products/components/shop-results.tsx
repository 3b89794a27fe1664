import {
  Card,
  CorrectionBanner,
  FacetPanel,
  FilterSheet,
  Pagination,
  ResultTotal,
  SearchChips,
  SortSelect,
  countOf,
  type FacetName,
} from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ProductGrid } from '../../../components/product-grid';
import { useShopResults } from '../hooks/use-shop-results';
import { GroupRail } from './group-rail';
import { NoMatch } from './no-match';

/** The same for all products of one shop. */
const OF_THE_SHOP: readonly FacetName[] = [
  'province',
  'district',
  'verified',
  'quick_reply',
];
type Props = { slug: string; group?: string | undefined; title: ReactNode };

/** The products of a shop with its groups, filters and order, all in the address. */
export function ShopResults({ slug, group, title }: Props) {
  const { results, answer } = useShopResults(slug, group);
  const { filters, hrefWith, total } = results;
  const { meta } = answer.currentData ?? {};
  const hasFilters = total > 1 || countOf(filters) > 0;
  return (
    <div className="grid gap-5 lg:grid-cols-[240px_minmax(0,1fr)] lg:items-start lg:gap-8">
      <div className="grid min-w-0 gap-5">
        <GroupRail slug={slug} />
        {hasFilters ? (
          <Card className="hidden noscript:block xl:block">
            <FacetPanel results={results} hidden={OF_THE_SHOP} />
          </Card>
        ) : null}
      </div>
      <section className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2.5">
          <h1 className="min-w-0 text-xl [overflow-wrap:anywhere] lg:text-2xl">
            {title}
          </h1>
          <p role="status" className="whitespace-nowrap text-ink-500 tabular-nums">
            {meta ? <ResultTotal results={results} /> : null}
          </p>
          {hasFilters ? (
            <div className="flex w-full gap-2 lg:ml-auto lg:w-auto">
              <FilterSheet
                chosen={countOf(filters)}
                outcome={<ResultTotal results={results} isAction />}
              >
                <FacetPanel results={results} hidden={OF_THE_SHOP} />
              </FilterSheet>
              <SortSelect results={results} />
            </div>
          ) : null}
        </div>
        {meta?.corrected_q ? (
          <CorrectionBanner
            corrected={meta.corrected_q}
            typed={filters.q}
            exactHref={hrefWith({ exact: 'true' })}
          />
        ) : null}
        <div className="mb-4 empty:hidden">
          <SearchChips results={results} />
        </div>
        <h2 className="sr-only">
          <Trans>Products</Trans>
        </h2>
        <ProductGrid
          products={answer.currentData?.data}
          error={answer.error}
          onRetry={() => void answer.refetch()}
          empty={<NoMatch results={results} help={meta?.help} />}
        />
        <div className="mt-8">
          <Pagination
            page={filters.page}
            lastPage={meta?.last_page ?? 1}
            hrefOf={(page) => hrefWith({ page: page > 1 ? String(page) : null })}
          />
        </div>
      </section>
    </div>
  );
}
