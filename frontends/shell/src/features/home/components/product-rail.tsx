import type { ProductCardData } from '@haat/platform';
import { HeartedCard } from '../../../components/wishlist/hearted-card';
import { RAIL, RAIL_CARD } from '../../../components/rail';

/** Cards next to each other, with their hearts. */
export function ProductRail({ products }: { products: ProductCardData[] }) {
  return (
    <div className={`${RAIL} lg:grid-cols-5`}>
      {products.map((product) => (
        <div key={product.id} className={RAIL_CARD}>
          <HeartedCard product={product} />
        </div>
      ))}
    </div>
  );
}
