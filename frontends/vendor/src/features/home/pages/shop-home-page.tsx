import {
  useProductRangeQuery,
  useSellerProductsQuery,
  type RangeOut,
} from '@haat/api/seller-products';
import { deferred, paths, type ProductCardData } from '@haat/platform';
import { SectionHeading, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ProductGrid } from '../../../components/product-grid';
import { productsOf } from '../../../components/products-of';
import { useShop, type Shop } from '../../../hooks/use-shop';
import type { NewestReviewsProps } from '../components/newest-reviews';
import { RangeSection } from '../components/range-section';

const FEATURED_GROUPS = 3;
const FILLS_A_ROW = 4;
const MAX_PRODUCTS = 10;
const COLUMNS = 5;

/** Full rows only, once there is one. */
const inRows = (products: ProductCardData[]) =>
  products.slice(0, Math.max(COLUMNS, products.length - (products.length % COLUMNS)));

const featuredOf = (ranges: RangeOut[] = []) =>
  ranges
    .filter(({ products }) => products.data.length >= FILLS_A_ROW)
    .slice(0, FEATURED_GROUPS);

/** What is in no featured group; small groups would each leave a row half empty. */
function MoreProducts({ slug }: { slug: string }) {
  const featured = featuredOf(useProductRangeQuery(slug).data);
  const { data, error, refetch } = useSellerProductsQuery(productsOf(slug));
  const featuredSlugs = new Set(
    featured.flatMap(({ products }) => products.data.map((product) => product.slug)),
  );
  const isNew = (product: ProductCardData) => !featuredSlugs.has(product.slug);
  const products = data && inRows(data.data.filter(isNew).slice(0, MAX_PRODUCTS));
  if (featured.length > 0 && products?.length === 0) return null;
  return (
    <section>
      <SectionHeading
        title={
          featured.length > 0 ? (
            <Trans>More from our range</Trans>
          ) : (
            <Trans>Products & services</Trans>
          )
        }
        more={{ to: paths.vendorProducts(slug), label: <Trans>See all</Trans> }}
      />
      <ProductGrid
        columns={5}
        products={products}
        error={error}
        onRetry={() => void refetch()}
      />
    </section>
  );
}

const Company = deferred<{ shop: Shop }>(
  () => import(/* webpackChunkName: "shop-more" */ '../components/company'),
  <Skeleton className="h-80 rounded-lg" />,
);

const NewestReviews = deferred<NewestReviewsProps>(
  () => import(/* webpackChunkName: "shop-more" */ '../components/newest-reviews'),
  <Skeleton className="h-60 rounded-lg" />,
);

/**
 * The shop window: the fullest groups of the range, the rest, reviews, and who they are. What is below the
 * first screen is taken over after the page answers: hence `Suspense` around what never waits.
 */
export function ShopHomePage() {
  const shop = useShop();
  const { data: ranges } = useProductRangeQuery(shop.slug);
  return (
    <div className="deferred-pictures deferred-sections grid gap-9 lg:gap-13">
      {featuredOf(ranges).map((range) => (
        <Suspense key={range.slug}>
          <RangeSection slug={shop.slug} range={range} />
        </Suspense>
      ))}
      <Suspense>
        <MoreProducts slug={shop.slug} />
      </Suspense>
      {shop.reviews ? <NewestReviews shop={shop} summary={shop.reviews} /> : null}
      <Company shop={shop} />
    </div>
  );
}
