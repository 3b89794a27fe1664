import type { Wishlist, WishlistItem } from '@haat/platform';

type Seller = NonNullable<WishlistItem['seller']>;
export type AskedSeller = { seller: Seller; items: WishlistItem[] };

/** Who sells what of the list now; what is no longer sold belongs to nobody. */
export function sellersOf(list: Wishlist): AskedSeller[] {
  const bySlug = new Map<string, AskedSeller>();
  for (const item of list.products.data) {
    if (!item.is_available || !item.seller) continue;
    const known = bySlug.get(item.seller.slug) ?? { seller: item.seller, items: [] };
    known.items.push(item);
    bySlug.set(item.seller.slug, known);
  }
  return [...bySlug.values()];
}
