import { useSellerSearchQuery } from '@haat/api/seller-products';
import {
  Link,
  paths,
  pluralForm,
  skipToken,
  useFormat,
  useSearchParams,
} from '@haat/platform';
import { Button, EmptyState, Pagination } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { useShop } from '../../../hooks/use-shop';
import { onPage } from '../../../components/products-of';
import { ProductGrid } from '../../../components/product-grid';

function NoHit({ q }: { q: string }) {
  return (
    <EmptyState
      mood="lost"
      title={<Trans>No results for “{q}” in this shop</Trans>}
      text={<Trans>Try a shorter word, or search all of Haat.</Trans>}
      action={
        <Button asChild variant="soft">
          <Link to={paths.search(q)}>
            <Trans>Search all of Haat</Trans>
          </Link>
        </Button>
      }
    />
  );
}

/** The shop's products for the query in the address. */
export default function ShopSearchPage() {
  const { slug } = useShop();
  const [params] = useSearchParams();
  const q = params.get('q')?.trim() ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { number } = useFormat();
  const { currentData, error, refetch } = useSellerSearchQuery(
    q ? { slug, q, ...onPage(page) } : skipToken,
  );
  if (!q) {
    return (
      <EmptyState
        title={<Trans>What are you looking for?</Trans>}
        text={<Trans>Type a word above to search this shop.</Trans>}
      />
    );
  }
  const total = currentData?.meta.total;
  const here = paths.vendorSearch(slug, q);
  return (
    <section>
      <div className="mb-4 flex items-baseline gap-3">
        <h1 className="text-xl lg:text-2xl">
          <Trans>Results for “{q}”</Trans>
        </h1>
        {total === undefined ? null : (
          <p
            role="status"
            className="ml-auto whitespace-nowrap text-ink-500 tabular-nums"
          >
            <Select
              value={pluralForm(total)}
              _one={`${number(total)} product`}
              other={`${number(total)} products`}
            />
          </p>
        )}
      </div>
      <h2 className="sr-only">
        <Trans>Products</Trans>
      </h2>
      <ProductGrid
        columns={5}
        products={currentData?.data}
        error={error}
        onRetry={() => void refetch()}
        empty={<NoHit q={q} />}
      />
      <div className="mt-8">
        <Pagination
          page={page}
          lastPage={currentData?.meta.last_page ?? 1}
          hrefOf={(target) => (target > 1 ? `${here}&page=${target}` : here)}
        />
      </div>
    </section>
  );
}
