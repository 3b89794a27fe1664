/** The products to compare: stored in this browser, published to every part of the page and every tab. */
import type { ProductCardData } from '@haat/platform';

type Supplier = Pick<
  ProductCardData['seller'],
  'slug' | 'company_name' | 'company_name_ne'
>;
/** Whom to ask about it; what older pages have stored lacks it. */
type Source = {
  id: string;
  category: Pick<ProductCardData['category'], 'id'>;
  seller: Supplier;
};
export type Compared = Pick<ProductCardData, 'slug' | 'name' | 'name_ne' | 'image'> &
  Partial<Source>;
export const MAX_PRODUCTS = 4;
const KEY = 'haat.compare';
const NONE: Compared[] = [];
const listeners = new Set<() => void>();
let read = { text: '', list: NONE };

function storedText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function parsed(text: string): Compared[] {
  try {
    return text ? (JSON.parse(text) as Compared[]).slice(0, MAX_PRODUCTS) : NONE;
  } catch {
    return NONE;
  }
}

/** The same list as long as nothing changed: React compares by identity. */
export function chosenProducts(): Compared[] {
  const text = storedText();
  if (text !== read.text) read = { text, list: parsed(text) };
  return read.list;
}

export const noProducts = () => NONE;

export function storeProducts(list: Compared[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage the choice is not stored.
  }
  for (const listener of listeners) listener();
}

export function onProductsChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
