import { deferred, useLocalName, type Product, type SellerProfile } from '@haat/platform';
import { Badge, Skeleton, VerifiedBadge } from '@haat/ui';
import { PostRequirementLink } from './post-requirement-link';
import { Estimator } from './estimator';
import { PriceBox } from './price-box';
import { ProductActions } from './product-actions';
import type { ProductFactsProps } from './product-facts';
import { WeekCounts } from './week-counts';

const ProductFacts = deferred<ProductFactsProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "product-more" */ './product-facts'))
      .ProductFacts,
  }),
  <Skeleton className="mt-5 h-14 rounded-[14px]" />,
);

type Props = {
  product: Product;
  profile: SellerProfile | undefined;
  quantity: number;
  minimum: number;
  onQuantity: (quantity: number) => void;
};

/** What it is, what it costs, and what one can do about it. */
export function ProductOffer(props: Props) {
  const { product, profile, quantity, minimum, onQuantity } = props;
  const localName = useLocalName();
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {product.seller.is_seller_verified ? <VerifiedBadge /> : null}
        {product.product_range ? (
          <Badge tone="indigo">{localName(product.product_range)}</Badge>
        ) : null}
      </div>
      <h1 className="mb-2.5 mt-2 text-xl leading-tight [overflow-wrap:anywhere] lg:mt-3 lg:text-2xl">
        {localName(product)}
      </h1>
      <PriceBox product={product} quantity={quantity} minimum={minimum} />
      <Estimator
        product={product}
        quantity={quantity}
        minimum={minimum}
        onChange={onQuantity}
      />
      <WeekCounts product={product} />
      <ProductFacts product={product} profile={profile} />
      <ProductActions product={product} />
      <PostRequirementLink product={product} quantity={quantity} />
    </div>
  );
}
