/** One product per seller first: a rail is of the market, not of one shop. */
import type { ProductCardData } from '@haat/platform';

export function spread(products: ProductCardData[]): ProductCardData[] {
  const seen = new Set<string>();
  const first: ProductCardData[] = [];
  const rest: ProductCardData[] = [];
  for (const product of products) {
    const { slug } = product.seller;
    (seen.has(slug) ? rest : first).push(product);
    seen.add(slug);
  }
  return [...first, ...rest];
}
