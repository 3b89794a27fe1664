import type { OwnProduct, ProductForm } from '../../api/own-products';

/** What the form holds: texts as typed. */
export type ProductValues = {
  name: string;
  name_ne: string;
  category_id: string;
  description: string;
  price: string;
  isOnRequest: boolean;
  unit_id: string;
  moq: string;
};

export const EMPTY: ProductValues = {
  name: '',
  name_ne: '',
  category_id: '',
  description: '',
  price: '',
  isOnRequest: false,
  unit_id: '',
  moq: '1',
};

export const valuesOf = (product: OwnProduct): ProductValues => ({
  name: product.name,
  name_ne: product.name_ne ?? '',
  category_id: product.category_id,
  description: product.description,
  price: product.price ?? '',
  isOnRequest: product.price_on_request,
  unit_id: product.unit_id,
  moq: String(product.moq),
});

const decimal = (text: string) => text.replace(/[,\s]/g, '');

/** What the screen can see by itself; the server judges the rest. */
export function missingIn(values: ProductValues): string[] {
  const needed: [string, boolean][] = [
    ['name', values.name.trim() !== ''],
    ['category_id', values.category_id !== ''],
    ['unit_id', values.unit_id !== ''],
    ['price', values.isOnRequest || Number(decimal(values.price)) > 0],
    ['moq', Number(values.moq) >= 1],
  ];
  return needed.filter(([, isThere]) => !isThere).map(([field]) => field);
}

/** What this form does not show travels along unchanged: a change replaces everything. */
function keptOf(product: OwnProduct): Partial<ProductForm> {
  const { sku, product_range_id, description_ne, price_tiers } = product;
  const { lead_time_days, specs, keywords, version } = product;
  const image_ids = product.images.map(({ id }) => id);
  return {
    sku,
    product_range_id,
    description_ne,
    price_tiers,
    lead_time_days,
    specs,
    keywords,
    version,
    image_ids,
  };
}

export function formOf(values: ProductValues, product?: OwnProduct): ProductForm {
  const { isOnRequest } = values;
  return {
    ...(product ? keptOf(product) : {}),
    // A price on request has no tiers either.
    ...(isOnRequest ? { price_tiers: [] } : {}),
    name: values.name.trim(),
    name_ne: values.name_ne.trim() || null,
    category_id: values.category_id,
    description: values.description.trim(),
    price: isOnRequest ? null : Number(decimal(values.price)).toFixed(2),
    price_on_request: isOnRequest,
    unit_id: values.unit_id,
    moq: Number(values.moq),
  };
}
