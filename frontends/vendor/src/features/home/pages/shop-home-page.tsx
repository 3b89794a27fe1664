import { paths, useProductRangeQuery } from '@haat/platform';
import { SectionHeading } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ProductGrid } from '../../products/components/product-grid';
import { useShopProductsQuery } from '../../shop/api';
import { useShop } from '../../shop/shop';
import { AboutCard } from '../components/about-card';
import { FactTiles } from '../components/fact-tiles';
import { RangeSection } from '../components/range-section';

const FEATURED_GROUPS = 3;
const NEWEST = 10;

/** Without groups the newest products stand on the front page. */
function NewestProducts({ slug }: { slug: string }) {
  const { data, error, refetch } = useShopProductsQuery({ slug });
  return (
    <section>
      <SectionHeading
        title={<Trans>Products & services</Trans>}
        more={{ to: paths.vendorProducts(slug), label: <Trans>See all</Trans> }}
      />
      <ProductGrid
        columns={5}
        products={data?.products.slice(0, NEWEST)}
        error={error}
        onRetry={() => void refetch()}
      />
    </section>
  );
}

/** The shop window: facts, the first groups of the range, and who they are. */
export function ShopHomePage() {
  const shop = useShop();
  const { data: ranges, isError } = useProductRangeQuery(shop.slug);
  const groups = ranges?.filter(({ products }) => products.data.length > 0) ?? [];
  const hasGroups = groups.length > 0 && !isError;
  return (
    <div className="grid gap-9 lg:gap-13">
      <FactTiles shop={shop} />
      {hasGroups ? (
        groups
          .slice(0, FEATURED_GROUPS)
          .map((range) => (
            <RangeSection key={range.slug} slug={shop.slug} range={range} />
          ))
      ) : (
        <NewestProducts slug={shop.slug} />
      )}
      <AboutCard shop={shop} />
    </div>
  );
}
