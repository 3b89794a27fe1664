/** catalog: a product as cards and its own page have it. Each page makes its own calls. */
export type {
  LabelledSpec as ProductAttribute,
  ProductCard as ProductCardData,
  ProductPage as Product,
  UnitName as ProductUnit,
} from '@haat/api/product';
