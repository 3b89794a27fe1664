import { useSellerProfileQuery } from '@haat/api/seller';
import { kept, paths, useLocalName, type Product } from '@haat/platform';
import { Breadcrumb, Container, Skeleton, late, lateWith } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { BuyBar } from './buy-bar';
import { Gallery } from './gallery';
import type { ProductDetailsProps } from './product-details';
import { ProductOffer } from './product-offer';
import { SupplierPanel } from './supplier-panel';
import { useCountView } from './use-count-view';

/** The parts that no screen shows at first. */
const QR = late(() => import(/* webpackChunkName: "product-more" */ './qr-card'));
const MORE = late(() => import(/* webpackChunkName: "product-more" */ './more-products'));
const ProductDetails = lateWith<ProductDetailsProps>(
  () => import(/* webpackChunkName: "product-more" */ './product-details'),
  <Skeleton className="mt-10 h-[600px] rounded-lg" />,
);

/** What stands below its first screen is taken over after the page answers: hence `Suspense` around what never waits. */
export function ProductView({ product }: { product: Product }) {
  const localName = useLocalName();
  const { data: profile } = useSellerProfileQuery(product.seller.slug);
  useCountView(product.slug);
  const minimum = Math.max(1, product.moq);
  const [quantity, setQuantity] = useState(minimum);
  return (
    <Container className="pb-8">
      <Crumbs product={product} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2 lg:gap-7 xl:grid-cols-[minmax(0,548px)_minmax(0,1fr)_332px]">
        <Gallery images={product.images} name={localName(product)} />
        <ProductOffer
          product={product}
          profile={profile}
          quantity={quantity}
          minimum={minimum}
          onQuantity={setQuantity}
        />
        <aside className="late-sections grid gap-3.5 lg:col-span-2 xl:sticky xl:top-24 xl:col-span-1">
          <Suspense>
            <SupplierPanel product={product} profile={profile} />
          </Suspense>
          {QR}
        </aside>
      </div>
      <div className="late-pictures late-sections">
        <ProductDetails product={product} profile={profile} quantity={quantity} />
        {MORE}
      </div>
      <BuyBar product={product} profile={profile} />
    </Container>
  );
}

const Crumbs = kept(function Crumbs({ product }: { product: Product }) {
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
    <div className="overflow-x-auto whitespace-nowrap py-4 [scrollbar-width:none] [&_ol]:flex-nowrap">
      <Breadcrumb
        crumbs={[
          { label: t`Home`, to: paths.home },
          ...crumbs,
          { label: localName(product) },
        ]}
      />
    </div>
  );
});
