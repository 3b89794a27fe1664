import { useSuggestQuery } from '@haat/api/suggestions';
import { companyName, paths, useLocalName, useLocale } from '@haat/platform';

export type SuggestionKind = 'need' | 'recent' | 'product' | 'category' | 'supplier';
export type Suggestion = {
  kind: SuggestionKind;
  to: string;
  label: string;
  image?: string | null | undefined;
  /** Instead of the name of its kind. */
  note?: string;
};

const MIN_LENGTH = 2;
/** How much or where may be named: a digit of either script, or a preposition. */
export const MAY_BE_NEED =
  /[\d०-९]|(?:^|\s)(?:near|in|at|to)\s|\s?(?:मा|सम्म|नजिक)(?:\s|$)/iu;
const PER_KIND = { recent: 2, product: 4, category: 2, supplier: 2 };
const MAX_ROWS = 8;

/** All of them before anything is typed, then those that begin with it. */
function fitting(recent: string[], text: string): Suggestion[] {
  const typed = text.toLowerCase();
  const isFitting = (query: string) => {
    const lower = query.toLowerCase();
    return lower.startsWith(typed) && lower !== typed;
  };
  const matching = typed ? recent.filter(isFitting).slice(0, PER_KIND.recent) : recent;
  return matching.map((label) => ({ kind: 'recent', to: paths.search(label), label }));
}

/** At most eight rows: the search with its quantity and place, earlier searches, then what the market has; that from two letters on. */
export function useSuggestions(
  text: string,
  isOpen: boolean,
  recent: string[],
  need: Suggestion | undefined,
): Suggestion[] {
  const localName = useLocalName();
  const locale = useLocale();
  const isLong = text.length >= MIN_LENGTH;
  const { currentData } = useSuggestQuery(text, { skip: !isOpen || !isLong });
  const earlier = [...(need ? [need] : []), ...fitting(recent, text)];
  if (!currentData || !isLong) return earlier;
  const { products, categories, suppliers } = currentData;
  return [
    ...earlier,
    ...products.slice(0, PER_KIND.product).map((product) => ({
      kind: 'product' as const,
      to: paths.product(product.slug),
      label: localName(product),
      image: product.image,
    })),
    ...categories.slice(0, PER_KIND.category).map((category) => ({
      kind: 'category' as const,
      to: paths.industry(category.slug),
      label: localName(category),
    })),
    ...suppliers.slice(0, PER_KIND.supplier).map((supplier) => ({
      kind: 'supplier' as const,
      to: paths.vendor(supplier.slug),
      label: companyName(supplier, locale),
    })),
  ].slice(0, MAX_ROWS);
}
