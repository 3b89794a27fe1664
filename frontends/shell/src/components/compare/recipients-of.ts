import type { Recipient } from '@haat/enquiry';
import { companyName, useLocale } from '@haat/platform';
import type { Compared } from './chosen-products';

type Seller = NonNullable<Compared['seller']>;

/** Each supplier once; the product is named when the supplier has only one of them. */
export function recipientsOf(
  products: Compared[],
  nameOf: (seller: Seller) => string,
): Recipient[] {
  const bySlug = new Map<string, { seller: Seller; ids: string[] }>();
  for (const { seller, id } of products) {
    if (!seller || !id) continue;
    const group = bySlug.get(seller.slug) ?? { seller, ids: [] };
    group.ids.push(id);
    bySlug.set(seller.slug, group);
  }
  return [...bySlug.values()].map(({ seller, ids }) => ({
    sellerSlug: seller.slug,
    companyName: nameOf(seller),
    ...(ids.length === 1 ? { productId: ids[0] } : {}),
  }));
}

/** As `ContactSuppliers` takes them. */
export function useRecipients(products: Compared[]) {
  const locale = useLocale();
  return {
    recipients: recipientsOf(products, (seller) => companyName(seller, locale)),
    categoryId: products.find(({ category }) => category)?.category?.id,
  };
}
