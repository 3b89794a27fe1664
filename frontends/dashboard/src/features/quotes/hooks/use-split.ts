import { useState } from 'react';
import { usePreviewAwardQuery, type Compared } from '../../../api/quotes';
import type { Offer } from '../offers';
import { asText, stillPossible, suggestedIn, type Choices } from '../split';

/** Which supplier delivers which line: as suggested until the buyer chooses. */
export function useSplit(requirementId: string, compare: Compared, offers: Offer[]) {
  const [own, setOwn] = useState<Choices | null>(null);
  const suggested = suggestedIn(compare.split);
  const choices = stillPossible(own ?? suggested, compare.items, offers);
  const choice = asText(choices);
  const isSuggested = choice !== '' && choice === asText(suggested);
  const { currentData, error, isFetching } = usePreviewAwardQuery(
    { requirementId, choice },
    { skip: choice === '' || isSuggested },
  );
  return {
    choices,
    isSuggested,
    isFetching,
    error,
    /** What the choice costs; none while it loads. */
    split: isSuggested ? compare.split : choice === '' ? null : (currentData ?? null),
    /** Without a quote the line stays open. */
    choose: (lineId: string, quoteId: string | null) => {
      const others = Object.entries(choices).filter(([id]) => id !== lineId);
      setOwn(Object.fromEntries(quoteId ? [...others, [lineId, quoteId]] : others));
    },
  };
}

export type Split = ReturnType<typeof useSplit>;
