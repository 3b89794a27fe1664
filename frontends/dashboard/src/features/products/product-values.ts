/** A product as its form holds it: texts as typed. */
import type { ListingChange, ListingOut, PictureOut } from '@haat/api/own-products';
import { numeral } from '@haat/platform';

export { numeral } from '@haat/platform';

export type TierValues = { min_qty: string; price: string };
export type SpecValues = { key: string; value: string };
export type ProductValues = {
  name: string;
  name_ne: string;
  category_id: string;
  price: string;
  isOnRequest: boolean;
  unit_id: string;
  moq: string;
  tiers: TierValues[];
  lead_time_days: string;
  specs: SpecValues[];
  images: PictureOut[];
  description: string;
  description_ne: string;
  keywords: string[];
  product_range_id: string;
  sku: string;
};
export type ProductField = keyof ProductValues;
export type ProductChange =
  Partial<ProductValues> | ((now: ProductValues) => Partial<ProductValues>);
/** What every part of the form is given. */
export type ProductFormProps = {
  values: ProductValues;
  set: (change: ProductChange) => void;
  errors: Record<string, string>;
};

export const EMPTY: ProductValues = {
  name: '',
  name_ne: '',
  category_id: '',
  price: '',
  isOnRequest: false,
  unit_id: '',
  moq: '1',
  tiers: [],
  lead_time_days: '',
  specs: [],
  images: [],
  description: '',
  description_ne: '',
  keywords: [],
  product_range_id: '',
  sku: '',
};

const plain = (price: string | null) => (price ?? '').replace(/\.00$/, '');

export const valuesOf = (product: ListingOut): ProductValues => ({
  name: product.name,
  name_ne: product.name_ne ?? '',
  category_id: product.category_id,
  price: plain(product.price),
  isOnRequest: product.price_on_request,
  unit_id: product.unit_id,
  moq: String(product.moq),
  tiers: product.price_tiers.map(({ min_qty, price }) => ({
    min_qty: String(min_qty),
    price: plain(price),
  })),
  lead_time_days: String(product.lead_time_days ?? ''),
  specs: Object.entries(product.specs).map(([key, value]) => ({ key, value })),
  images: product.images.map(({ id, url }) => ({ id, url })),
  description: product.description,
  description_ne: product.description_ne ?? '',
  keywords: product.keywords,
  product_range_id: product.product_range_id ?? '',
  sku: product.sku ?? '',
});

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two differ. */
export const differing = (one: ProductValues, other: ProductValues): ProductField[] =>
  (Object.keys(EMPTY) as ProductField[]).filter((key) => !isSame(one[key], other[key]));

const money = (text: string) => Number(numeral(text)).toFixed(2);
const isCount = (text: string, least = 1) =>
  Number.isInteger(Number(numeral(text))) && Number(numeral(text)) >= least;
const isFilled = ({ min_qty, price }: TierValues) => min_qty !== '' || price !== '';

/** What the screen can see by itself; the server judges the rest. */
export function missingIn(values: ProductValues): ProductField[] {
  const areTiersWhole = values.tiers
    .filter(isFilled)
    .every(({ min_qty, price }) => isCount(min_qty) && Number(numeral(price)) > 0);
  const needed: [ProductField, boolean][] = [
    ['name', values.name.trim() !== ''],
    ['category_id', values.category_id !== ''],
    ['price', values.isOnRequest || Number(numeral(values.price)) > 0],
    ['unit_id', values.unit_id !== ''],
    ['moq', isCount(values.moq)],
    ['lead_time_days', values.lead_time_days === '' || isCount(values.lead_time_days, 0)],
    ['tiers', values.isOnRequest || areTiersWhole],
  ];
  return needed.filter(([, isThere]) => !isThere).map(([field]) => field);
}

const specsOf = (specs: SpecValues[]) =>
  Object.fromEntries(
    specs
      .map(({ key, value }) => [key.trim(), value.trim()] as const)
      .filter(([key, value]) => key && value),
  );

const tiersOf = ({ tiers, isOnRequest }: ProductValues) =>
  isOnRequest
    ? []
    : tiers.filter(isFilled).map(({ min_qty, price }) => ({
        min_qty: Number(numeral(min_qty)),
        price: money(price),
      }));

/** The whole product again: what a change leaves out would be lost. */
export const formOf = (values: ProductValues): ListingChange => ({
  name: values.name.trim(),
  name_ne: values.name_ne.trim() || null,
  category_id: values.category_id,
  price: values.isOnRequest ? null : money(values.price),
  price_on_request: values.isOnRequest,
  unit_id: values.unit_id,
  moq: Number(numeral(values.moq)),
  price_tiers: tiersOf(values),
  lead_time_days:
    values.lead_time_days === '' ? null : Number(numeral(values.lead_time_days)),
  specs: specsOf(values.specs),
  image_ids: values.images.map(({ id }) => id),
  description: values.description.trim(),
  description_ne: values.description_ne.trim() || null,
  keywords: values.keywords,
  product_range_id: values.product_range_id || null,
  sku: values.sku.trim() || null,
});
