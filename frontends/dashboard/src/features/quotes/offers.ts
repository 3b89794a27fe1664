import type {
  ComparedCell,
  ComparedItem,
  ComparedPage,
  ComparedTotal,
  Quote,
  TotalKind,
} from '../../api/quotes';

/** One supplier's quote among those that can be accepted, or were. */
export type Offer = { quote: Quote; total: ComparedTotal };
export const SORTS = ['landed', 'delivery', 'response', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

export const sortOf = (text: string | null): Sort =>
  SORTS.find((sort) => sort === text) ?? 'landed';

const LAST = Number.MAX_SAFE_INTEGER;
const KINDS: readonly TotalKind[] = [
  'complete',
  'alternative',
  'incomplete',
  'not_comparable',
];
/** What is complete comes first, whatever it costs; then each kind on its own. */
const price = ({ total }: Offer) =>
  KINDS.indexOf(total.kind) * 1e14 + Number(total.comparable ?? total.landed);
const WORTH: Record<Sort, (offer: Offer) => number> = {
  landed: price,
  delivery: ({ total }) => total.delivery_days ?? LAST,
  response: ({ quote }) => -(quote.seller?.response_rate ?? -1),
  newest: ({ quote }) => -Date.parse(quote.sent_at ?? quote.created_at),
};

/** Ties are settled by the price. */
export function offersIn(page: ComparedPage, sort: Sort): Offer[] {
  const offers = page.meta.compare.totals.flatMap((total) => {
    const quote = page.data.find(({ id }) => id === total.quote_id);
    return quote ? [{ quote, total }] : [];
  });
  const worth = WORTH[sort];
  return offers.sort((a, b) => worth(a) - worth(b) || price(a) - price(b));
}

/** Declined, withdrawn, expired: there, but not to be compared any more. */
export const othersIn = (page: ComparedPage): Quote[] =>
  page.data.filter(
    ({ id }) => !page.meta.compare.totals.some(({ quote_id }) => quote_id === id),
  );

export const cellOf = (item: ComparedItem, quote: Quote): ComparedCell | undefined =>
  item.cells.find(({ quote_id }) => quote_id === quote.id);

/** How many are ranked with it: only what is complete is compared by price. */
export const rankedIn = (offers: Offer[]): number =>
  offers.filter(({ total }) => total.kind === 'complete').length;

/** A single offer is not the cheapest. */
export const isBest = (of: { is_cheapest: boolean }, among: number) =>
  of.is_cheapest && among > 1;
