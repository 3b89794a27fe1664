import { paths, type ProductCardData } from '@haat/platform';
import { SectionHeading } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ProductRail } from './product-rail';
import { RailSkeleton } from './rail-skeleton';
import { spread } from '../spread';

const MAX_PRODUCTS = 5;
type Props = { products: ProductCardData[] | undefined; isFailed: boolean };

export function TrendingRail({ products, isFailed }: Props) {
  if (isFailed || products?.length === 0) return null;
  return (
    <section className="[--deferred-height:34rem]">
      <SectionHeading
        title={<Trans>Trending this week</Trans>}
        text={<Trans>What buyers are asking for</Trans>}
        more={{ to: paths.search(), label: <Trans>See all</Trans> }}
      />
      {products ? (
        <ProductRail products={spread(products).slice(0, MAX_PRODUCTS)} />
      ) : (
        <RailSkeleton count={MAX_PRODUCTS} />
      )}
    </section>
  );
}
