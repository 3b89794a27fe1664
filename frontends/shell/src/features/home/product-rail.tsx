import type { ProductCardData } from '@haat/platform';
import { ProductCard } from '@haat/ui';
import { WishHeart } from '../wishlist/wish-heart';
import { RAIL, RAIL_CARD } from './rail';

/** Cards beside each other, with their hearts. */
export function ProductRail({ products }: { products: ProductCardData[] }) {
  return (
    <div className={`${RAIL} lg:grid-cols-5`}>
      {products.map((product) => (
        <div key={product.id} className={RAIL_CARD}>
          <ProductCard product={product} heart={<WishHeart product={product} />} />
        </div>
      ))}
    </div>
  );
}
