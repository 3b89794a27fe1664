import type { ProductCardData } from '@haat/platform';
import { Pagination, ProductCard } from '@haat/ui';
import { CompareBox } from '../compare/compare-box';
import { CompareTray } from '../compare/compare-tray';
import { WishHeart } from '../wishlist/wish-heart';
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
        <div className="late-rows mt-4 grid gap-3.5">
          {products.slice(0, BAND_AFTER).map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              words={results.corrected || filters.q}
            />
          ))}
          <PostBand need={filters.q} />
          {products.slice(BAND_AFTER).map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              words={results.corrected || filters.q}
            />
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
      <CompareTray />
    </div>
  );
}

function Grid({ products }: { products: ProductCardData[] }) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 lg:gap-[18px] xl:grid-cols-4">
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          tag={
            <CompareBox
              product={product}
              className="rounded-full bg-white/92 px-2.5 shadow-e1"
            />
          }
          heart={<WishHeart product={product} />}
        />
      ))}
    </div>
  );
}
