import { useSellerProfileQuery } from '@haat/api/seller';
import {
  deferred,
  paths,
  useLocalName,
  useSearchParams,
  type Product,
} from '@haat/platform';
import { Breadcrumb, Container, Skeleton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BuyBar } from './buy-bar';
import { Gallery } from './gallery';
import type { ProductDetailsProps } from './product-details';
import { ProductOffer } from './product-offer';
import type { SupplierPanelProps } from './supplier-panel';
import { useCountView } from '../hooks/use-count-view';

/** The parts below the first screen of a phone. */
const SupplierPanel = deferred<SupplierPanelProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "product-more" */ './supplier-panel'))
      .SupplierPanel,
  }),
  <Skeleton className="h-96 rounded-[22px]" />,
);
const QrCard = deferred(() => import(/* webpackChunkName: "product-more" */ './qr-card'));
const MoreProducts = deferred(
  () => import(/* webpackChunkName: "product-more" */ './more-products'),
);
const ProductDetails = deferred<ProductDetailsProps>(
  () => import(/* webpackChunkName: "product-more" */ './product-details'),
  <Skeleton className="mt-10 h-[600px] rounded-lg" />,
);

const MAX_QUANTITY = 999_999_999;

/** The quantity that a search asked for, in the product's unit. */
function quantityIn(params: URLSearchParams): number | null {
  const quantity = Number(params.get('quantity'));
  return Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_QUANTITY
    ? quantity
    : null;
}

export function ProductView({ product }: { product: Product }) {
  const localName = useLocalName();
  const { data: profile } = useSellerProfileQuery(product.seller.slug);
  useCountView(product.slug);
  const minimum = Math.max(1, product.moq);
  const [params] = useSearchParams();
  const [quantity, setQuantity] = useState(quantityIn(params) ?? minimum);
  return (
    <Container className="pb-8">
      <Crumbs product={product} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2 lg:gap-7 xl:grid-cols-[minmax(0,548px)_minmax(0,1fr)_332px]">
        <Gallery
          images={product.images}
          video={product.video}
          name={localName(product)}
        />
        <ProductOffer
          product={product}
          profile={profile}
          quantity={quantity}
          minimum={minimum}
          onQuantity={setQuantity}
        />
        <aside className="deferred-sections grid gap-3.5 sm:col-span-2 xl:sticky xl:top-24 xl:col-span-1">
          <SupplierPanel product={product} profile={profile} />
          <QrCard />
        </aside>
      </div>
      <div className="deferred-pictures deferred-sections">
        <ProductDetails product={product} profile={profile} quantity={quantity} />
        <MoreProducts />
      </div>
      <BuyBar product={product} profile={profile} />
    </Container>
  );
}

function Crumbs({ product }: { product: Product }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const above = product.breadcrumb;
  // Addresses have three levels; the fourth is a filter on the third (D24).
  const slugs = above.slice(0, 3).map(({ slug }) => slug);
  const crumbs = above.map((category, index) => ({
    label: localName(category),
    to:
      index < 3
        ? paths.industry(...slugs.slice(0, index + 1))
        : `${paths.industry(...slugs)}?sub=${category.slug}`,
  }));
  return (
    <div className="overflow-x-auto whitespace-nowrap py-2.5 lg:py-4 [scrollbar-width:none] [&_ol]:flex-nowrap">
      <Breadcrumb
        crumbs={[
          { label: t`Home`, to: paths.home },
          ...crumbs,
          { label: localName(product) },
        ]}
      />
    </div>
  );
}
