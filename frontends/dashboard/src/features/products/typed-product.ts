/** What the form of a product starts with: texts as one would type them. */
import type { ListingOut } from '@haat/api/own-products';
import type { TypedProduct } from './product-schema';

export const EMPTY: TypedProduct = {
  name: '',
  name_ne: '',
  category_id: '',
  price: '',
  price_on_request: false,
  unit_id: '',
  moq: '1',
  price_tiers: [],
  lead_time_days: '',
  specs: [],
  image_ids: [],
  video_id: null,
  description: '',
  description_ne: '',
  keywords: [],
  product_range_id: '',
  sku: '',
};

const plainPrice = (price: string | null) => (price ?? '').replace(/\.00$/, '');

export const typedProduct = (product: ListingOut): TypedProduct => ({
  name: product.name,
  name_ne: product.name_ne ?? '',
  category_id: product.category_id,
  price: plainPrice(product.price),
  price_on_request: product.price_on_request,
  unit_id: product.unit_id,
  moq: String(product.moq),
  price_tiers: product.price_tiers.map(({ min_qty, price }) => ({
    min_qty: String(min_qty),
    price: plainPrice(price),
  })),
  lead_time_days: String(product.lead_time_days ?? ''),
  specs: Object.entries(product.specs).map(([key, value]) => ({ key, value })),
  image_ids: product.images.map(({ id, url }) => ({ id, url })),
  video_id: product.video,
  description: product.description,
  description_ne: product.description_ne ?? '',
  keywords: product.keywords,
  product_range_id: product.product_range_id ?? '',
  sku: product.sku ?? '',
});
