/** Whom an enquiry goes to, and what it is about. */
export type Recipient = {
  sellerSlug: string;
  productId?: string | undefined;
  companyName?: string | undefined;
};
export type EnquiryTarget = Recipient & {
  /** The same goes to these too; each has an enquiry of its own. */
  others?: Recipient[] | undefined;
  categoryId?: string | undefined;
  quantity?: number | undefined;
  unit?: string | undefined;
  /** The product's minimum order, in `unit`. */
  minimum?: number | undefined;
  source: 'vendor_page' | 'product' | 'search' | 'footer';
};

export const recipientsOf = (target: EnquiryTarget): Recipient[] => [
  target,
  ...(target.others ?? []),
];

/** As the API's body has the product. */
export const productOf = ({ productId }: Recipient) =>
  productId ? { product_id: productId } : {};

/** What the form without scripts sends besides what is typed. */
export const hiddenFields = (target: EnquiryTarget): [string, string][] => {
  const { categoryId, sellerSlug, source, quantity, unit } = target;
  const fields = {
    slug: sellerSlug,
    source,
    ...productOf(target),
    ...(quantity ? { quantity } : {}),
    ...(unit ? { unit } : {}),
    ...(categoryId ? { category_id: categoryId } : {}),
  };
  return Object.entries(fields).map(([name, value]) => [name, String(value)]);
};
