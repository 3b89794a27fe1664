/** The products one compares: kept in this browser, told to every part of the page and every tab. */
import type { ProductCardData } from '@haat/platform';

export type Compared = Pick<ProductCardData, 'slug' | 'name' | 'name_ne' | 'image'>;
export const MOST = 4;
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
    return text ? (JSON.parse(text) as Compared[]).slice(0, MOST) : NONE;
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

export function keepProducts(list: Compared[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage there is nothing to keep the choice in.
  }
  for (const tell of listeners) tell();
}

export function onProductsChange(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}
