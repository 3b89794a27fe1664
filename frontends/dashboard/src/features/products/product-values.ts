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
  unitName: string;
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
  unitName: '',
  moq: '1',
};

export function valuesOf(product: OwnProduct): ProductValues {
  const { unit } = product;
  return {
    name: product.name,
    name_ne: product.name_ne ?? '',
    category_id: product.category_id ?? product.category?.id ?? '',
    description: product.description ?? '',
    price: product.price ?? '',
    isOnRequest: product.price === null,
    unit_id: product.unit_id ?? (typeof unit === 'object' ? (unit?.id ?? '') : ''),
    unitName: typeof unit === 'string' ? unit : (unit?.name ?? ''),
    moq: String(product.moq ?? 1),
  };
}

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

export function formOf(values: ProductValues): ProductForm {
  const { isOnRequest } = values;
  return {
    name: values.name.trim(),
    name_ne: values.name_ne.trim() || null,
    category_id: values.category_id,
    description: values.description.trim(),
    price: isOnRequest ? null : Number(decimal(values.price)).toFixed(2),
    price_on_request: isOnRequest,
    currency: 'NPR',
    unit_id: values.unit_id,
    moq: Number(values.moq),
  };
}
