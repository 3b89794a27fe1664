import { paths, type ProductCardData } from '@haat/platform';
import { ProductCard, ProductCardSkeleton, SectionHeading } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useWish } from '../wishlist/use-wish';
import { RAIL, RAIL_CARD } from './rail';
import { spread } from './spread';

const SHOWN = 5;
type Props = { products: ProductCardData[] | undefined; isFailed: boolean };

export function TrendingRail({ products, isFailed }: Props) {
  const { isWished, toggle } = useWish();
  if (isFailed || products?.length === 0) return null;
  return (
    <section>
      <SectionHeading
        title={<Trans>Trending this week</Trans>}
        text={<Trans>What buyers are asking for</Trans>}
        more={{ to: paths.search(), label: <Trans>See all</Trans> }}
      />
      <div className={`${RAIL} lg:grid-cols-5`}>
        {products
          ? spread(products)
              .slice(0, SHOWN)
              .map((product) => (
                <div key={product.id} className={RAIL_CARD}>
                  <ProductCard
                    product={product}
                    isWished={isWished(product.id)}
                    onWish={() => void toggle(product.id)}
                  />
                </div>
              ))
          : Array.from({ length: SHOWN }, (_, index) => (
              <div key={index} className={RAIL_CARD}>
                <ProductCardSkeleton />
              </div>
            ))}
      </div>
    </section>
  );
}
