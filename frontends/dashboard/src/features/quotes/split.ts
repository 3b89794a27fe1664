import type { ComparedItem, SplitOut } from '../../api/quotes';
import { cellOf, type Offer } from './offers';

/** The quote that delivers each line; a line that is not in it stays open. */
export type Choices = Readonly<Record<string, string>>;

/** Those that can be accepted now. */
export const sentIn = (offers: Offer[]): Offer[] =>
  offers.filter(({ quote }) => quote.status === 'sent');

export const openIn = (items: ComparedItem[]): ComparedItem[] =>
  items.filter((item) => !item.awarded_quote_id);

/** Whether this supplier sells the line without the rest. */
export const canChoose = (item: ComparedItem, { quote }: Offer): boolean =>
  quote.status === 'sent' &&
  !quote.is_all_or_none &&
  (cellOf(item, quote)?.kind ?? 'not_offered') !== 'not_offered';

/** Several lines, and somebody who sells one without the rest. */
export const canSplit = (items: ComparedItem[], offers: Offer[]): boolean =>
  items.length > 1 &&
  openIn(items).some((item) => offers.some((offer) => canChoose(item, offer)));

export const suggestedIn = (split: SplitOut | null): Choices =>
  Object.fromEntries(
    (split?.lines ?? []).map(({ line_id, quote_id }) => [line_id, quote_id]),
  );

/** Without what cannot be chosen any more. */
export const stillPossible = (
  choices: Choices,
  items: ComparedItem[],
  offers: Offer[],
): Choices =>
  Object.fromEntries(
    openIn(items).flatMap((item) => {
      const chosen = offers.find(({ quote }) => quote.id === choices[item.id]);
      return chosen && canChoose(item, chosen) ? [[item.id, chosen.quote.id]] : [];
    }),
  );

/** As the API reads it: pairs of line and quote. */
export const asText = (choices: Choices): string =>
  Object.entries(choices)
    .map((pair) => pair.join(':'))
    .sort()
    .join(',');
