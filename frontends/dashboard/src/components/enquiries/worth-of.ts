import type { Enquiry } from '../../api/enquiries';

type Priced = Pick<Enquiry, 'product' | 'quantity' | 'unit'>;

/** Rupees of the quantity at the product's price; undefined for another unit or no price. */
export function worthOf({ product, quantity, unit }: Priced): number | undefined {
  if (!product?.price || product.currency !== 'NPR' || !quantity) return undefined;
  return unit && unit !== product.unit
    ? undefined
    : Number(quantity) * Number(product.price);
}
