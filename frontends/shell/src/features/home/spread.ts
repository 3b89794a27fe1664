/** One product per seller first: a rail shows the market, not one shop. */
import type { ProductCardData } from '@haat/platform';

export function spread(products: ProductCardData[]): ProductCardData[] {
  const seen = new Set<string>();
  const first: ProductCardData[] = [];
  const later: ProductCardData[] = [];
  for (const product of products) {
    const { slug } = product.seller;
    (seen.has(slug) ? later : first).push(product);
    seen.add(slug);
  }
  return [...first, ...later];
}
