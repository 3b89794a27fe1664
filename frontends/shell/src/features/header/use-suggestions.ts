import { paths, useLocalName, useSuggestQuery } from '@haat/platform';

export type SuggestionKind = 'product' | 'category' | 'supplier';
export type Suggestion = {
  kind: SuggestionKind;
  to: string;
  label: string;
  image?: string | null | undefined;
};

const SHORTEST = 2;
const PER_KIND = { product: 4, category: 2, supplier: 2 };

/** At most eight rows, products first; nothing below two letters. */
export function useSuggestions(text: string, isAsked: boolean): Suggestion[] {
  const localName = useLocalName();
  const isLong = text.length >= SHORTEST;
  const { currentData } = useSuggestQuery(text, { skip: !isAsked || !isLong });
  if (!currentData || !isLong) return [];
  const { products, categories, suppliers } = currentData;
  return [
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
      label: localName({
        name: supplier.company_name,
        name_ne: supplier.company_name_ne,
      }),
    })),
  ];
}
