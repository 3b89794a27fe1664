import { useProductQuery } from '@haat/api/product';
import { useSellerProductsQuery } from '@haat/api/seller-products';
import { paths, useParams, type Product, type ProductCardData } from '@haat/platform';
import { SectionHeading } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RAIL, RAIL_CARD } from '../../../components/rail';
import { HeartedCard } from '../../../components/wishlist/hearted-card';

const MAX_PRODUCTS = 5;

function More({ product }: { product: Product }) {
  const { t } = useLingui();
  const { slug } = product.seller;
  // Translated before they load: the server sends only messages that it used.
  const ofSupplier = t`More from this supplier`;
  const ofSeller = useSellerProductsQuery({ slug }).data?.data ?? [];
  const others = ofSeller.filter(({ id }) => id !== product.id).slice(0, MAX_PRODUCTS);
  const listed = new Set([product.id, ...others.map(({ id }) => id)]);
  const similar = product.related
    .filter(({ id }) => !listed.has(id))
    .slice(0, MAX_PRODUCTS);
  return (
    <>
      <Rail
        title={ofSupplier}
        more={{ to: paths.vendor(slug), label: <Trans>Visit shop</Trans> }}
        products={others}
      />
      <Rail
        title={<Trans>Similar products</Trans>}
        more={{ to: paths.search(), label: <Trans>See all</Trans> }}
        products={similar}
      />
    </>
  );
}

/** Its code loads after that of the part above. */
export default function MoreProducts() {
  const { slug = '' } = useParams();
  const { currentData: product } = useProductQuery(slug);
  return product ? <More product={product} /> : null;
}

type RailProps = {
  title: ReactNode;
  more: { to: string; label: ReactNode };
  products: ProductCardData[];
};

function Rail({ title, more, products }: RailProps) {
  if (products.length === 0) return null;
  return (
    <section className="mt-12">
      <SectionHeading title={title} more={more} />
      <div className={`${RAIL} lg:grid-cols-5`}>
        {products.map((one) => (
          <div key={one.id} className={RAIL_CARD}>
            <HeartedCard product={one} />
          </div>
        ))}
      </div>
    </section>
  );
}
