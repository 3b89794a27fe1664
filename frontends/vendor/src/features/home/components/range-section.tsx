import {
  paths,
  useLocalName,
  type ProductCardData,
  type ProductRange,
} from '@haat/platform';
import { SectionHeading } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ProductGrid } from '../../products/components/product-grid';
import { useShopProductsQuery } from '../../shop/api';

const SHOWN = 5;
type Props = { slug: string; range: ProductRange };

/** The range's own products when they come whole, else the group is asked for. */
const isWhole = (products: ProductRange['products']['data']) =>
  products.every((product) => 'price' in product && product.seller && product.id);

function useGoods({ slug, range }: Props) {
  const whole = isWhole(range.products.data)
    ? (range.products.data as ProductCardData[])
    : undefined;
  const query = useShopProductsQuery(
    { slug, group: range.slug },
    { skip: whole !== undefined },
  );
  return { ...query, products: whole ?? query.data?.products };
}

/** One group of the shop: its first five products and the way to all. */
export function RangeSection({ slug, range }: Props) {
  const localName = useLocalName();
  const { products, error, refetch } = useGoods({ slug, range });
  return (
    <section>
      <SectionHeading
        title={localName(range)}
        more={{ to: paths.vendorRange(slug, range.slug), label: <Trans>See all</Trans> }}
      />
      <ProductGrid
        columns={5}
        products={products?.slice(0, SHOWN)}
        error={error}
        onRetry={() => void refetch()}
      />
    </section>
  );
}
