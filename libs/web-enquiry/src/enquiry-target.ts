/** Whom an enquiry goes to, and what it is about. */
export type EnquiryTarget = {
  sellerSlug: string;
  productId?: string | undefined;
  categoryId?: string | undefined;
  quantity?: number | undefined;
  unit?: string | undefined;
  /** The product's minimum order, in `unit`. */
  minimum?: number | undefined;
  source: 'vendor_page' | 'product' | 'search' | 'footer';
};

/** As the API's body has it. */
export const targetOf = (target: EnquiryTarget) => ({
  source: target.source,
  ...(target.productId ? { product_id: target.productId } : {}),
  ...(target.quantity ? { quantity: target.quantity } : {}),
  ...(target.unit ? { unit: target.unit } : {}),
});

/** What the form without scripts sends besides what is typed. */
export const hiddenFields = (target: EnquiryTarget): [string, string][] => {
  const { categoryId, sellerSlug } = target;
  const fields = {
    slug: sellerSlug,
    ...targetOf(target),
    ...(categoryId ? { category_id: categoryId } : {}),
  };
  return Object.entries(fields).map(([name, value]) => [name, String(value)]);
};
