import type { ListedProduct } from '@haat/api/search';
import { ClosedUntil, ProductCard } from '@haat/ui';
import { CompareBox } from '../compare/compare-box';
import { WishlistHeart } from '../wishlist/wishlist-heart';

/** A result in the grid: with its comparison box, its heart, and the supplier's closure. */
export const GridCard = ({ product }: { product: ListedProduct }) => (
  <ProductCard
    product={product}
    tag={
      <CompareBox
        product={product}
        className="rounded-full bg-white/92 px-2.5 shadow-e1"
      />
    }
    note={<ClosedUntil day={product.seller.closed_until} />}
    heart={<WishlistHeart product={product} />}
  />
);
