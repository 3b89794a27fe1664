import type { ProductCardData } from '@haat/platform';
import { ProductCard } from '@haat/ui';
import { WishlistHeart } from './wishlist-heart';

type Props = { product: ProductCardData };

/** A product among others, with its heart. */
export const HeartedCard = ({ product }: Props) => (
  <ProductCard product={product} heart={<WishlistHeart product={product} />} />
);
