import type { RangeOut } from '@haat/api/seller-products';
import { paths, useLocalName } from '@haat/platform';
import { SectionHeading } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ProductGrid } from '../../../components/product-grid';

const MAX_PRODUCTS = 5;
type Props = { slug: string; range: RangeOut };

/** One group of the shop: its first five products and the way to all. */
export function RangeSection({ slug, range }: Props) {
  const localName = useLocalName();
  return (
    <section>
      <SectionHeading
        title={localName(range)}
        more={{ to: paths.vendorRange(slug, range.slug), label: <Trans>See all</Trans> }}
      />
      <ProductGrid columns={5} products={range.products.data.slice(0, MAX_PRODUCTS)} />
    </section>
  );
}
