import type { ProductCardData } from '@haat/platform';
import { Pagination, ProductCard } from '@haat/ui';
import { useWish } from '../wishlist/use-wish';
import { PostBand } from './post-band';
import { ProductRow } from './product-row';
import type { Results } from './use-results';

const BAND_AFTER = 2;

/** The page of results as a list or grid, with the page numbers below. */
export function ProductResults({ results }: { results: Results }) {
  const { answer, filters } = results;
  const products = answer.data?.data ?? [];
  const meta = answer.data?.meta;
  return (
    <div className={answer.isFetching ? 'opacity-60 transition-opacity' : undefined}>
      {filters.view === 'grid' ? (
        <Grid products={products} />
      ) : (
        <div className="mt-4 grid gap-3.5">
          {products.slice(0, BAND_AFTER).map((product) => (
            <ProductRow key={product.id} product={product} words={filters.q} />
          ))}
          <PostBand need={filters.q} />
          {products.slice(BAND_AFTER).map((product) => (
            <ProductRow key={product.id} product={product} words={filters.q} />
          ))}
        </div>
      )}
      <div className="mt-7">
        <Pagination
          page={meta?.current_page ?? 1}
          lastPage={meta?.last_page ?? 1}
          hrefOf={(page) => results.hrefWith({ page: page > 1 ? String(page) : null })}
        />
      </div>
    </div>
  );
}

function Grid({ products }: { products: ProductCardData[] }) {
  const { isWished, toggle } = useWish();
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 lg:gap-[18px] xl:grid-cols-4">
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          isWished={isWished(product.id)}
          onWish={() => void toggle(product.id)}
        />
      ))}
    </div>
  );
}
