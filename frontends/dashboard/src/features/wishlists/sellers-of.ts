import type { Wishlist, WishlistItem } from '@haat/platform';

type Seller = NonNullable<WishlistItem['seller']>;
export type SellerItems = { seller: Seller; items: WishlistItem[] };

/** Who sells what of the list now; what is no longer sold belongs to nobody. */
export function sellersOf(list: Wishlist): SellerItems[] {
  const bySlug = new Map<string, SellerItems>();
  for (const item of list.products.data) {
    if (!item.is_available || !item.seller) continue;
    const group = bySlug.get(item.seller.slug) ?? { seller: item.seller, items: [] };
    group.items.push(item);
    bySlug.set(item.seller.slug, group);
  }
  return [...bySlug.values()];
}
