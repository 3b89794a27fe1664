import type {
  ComparedCell,
  ComparedItem,
  ComparedPage,
  ComparedTotal,
  Quote,
} from '../../api/quotes';

/** One supplier's quote among those that can be accepted, or were. */
export type Offer = { quote: Quote; total: ComparedTotal };
export type GroupName = 'complete' | 'incomplete' | 'alternative';
export type Group = { name: GroupName; offers: Offer[] };
const NAMES: readonly GroupName[] = ['complete', 'incomplete', 'alternative'];

/** In the order of the server, which ranks them. */
export const offersIn = (page: ComparedPage): Offer[] =>
  page.meta.compare.totals.flatMap((total) => {
    const quote = page.data.find(({ id }) => id === total.quote_id);
    return quote ? [{ quote, total }] : [];
  });

/** What is in a unit that nobody can convert is at the end of the incomplete ones. */
const groupOf = ({ total }: Offer): GroupName =>
  total.kind === 'not_comparable' ? 'incomplete' : total.kind;

/** Three groups that never mix; an empty one is left out. */
export const groupsOf = (offers: Offer[]): Group[] =>
  NAMES.map((name) => ({
    name,
    offers: offers.filter((offer) => groupOf(offer) === name),
  })).filter((group) => group.offers.length > 0);

/** Declined, withdrawn, expired: there, but not to be compared any more. */
export const othersIn = (page: ComparedPage): Quote[] =>
  page.data.filter(
    ({ id }) => !page.meta.compare.totals.some(({ quote_id }) => quote_id === id),
  );

export const cellOf = (item: ComparedItem, quote: Quote): ComparedCell | undefined =>
  item.cells.find(({ quote_id }) => quote_id === quote.id);

/** A single offer is not the cheapest. */
export const isBest = (of: { is_cheapest: boolean }, among: number) =>
  of.is_cheapest && among > 1;

/** How many are ranked with it: only what is complete is compared by cost. */
export const completeIn = (offers: Offer[]): number =>
  offers.filter(({ total }) => total.kind === 'complete').length;

/** All money in advance, to a company that nobody has verified. */
export const isRisky = ({ payment, seller }: Quote): boolean =>
  payment.advance_pct === 100 && !seller?.is_seller_verified;

/** The element of its card on a phone. */
export const cardId = ({ quote }: Offer): string => `card-${quote.id}`;
