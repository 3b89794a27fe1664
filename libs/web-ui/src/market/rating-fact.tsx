import { pluralForm, useFormat } from '@haat/platform';
import { Select, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';

type Props = { rating: { mean: number; count: number } | null | undefined };

/** A supplier's rating as one of its facts; nothing without public reviews. */
export function RatingFact({ rating }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  if (!rating) return null;
  const mean = number(rating.mean);
  const { count } = rating;
  return (
    <span>
      <Star aria-hidden className="fill-mari-400 text-mari-700" />
      <span className="sr-only">{t`${{ rating: mean }} of 5 stars`}</span>
      <b aria-hidden className="font-semibold text-ink-900 tabular-nums">
        {mean}
      </b>
      <span className="whitespace-nowrap">
        <Select
          value={pluralForm(count)}
          _one={`${number(count)} review`}
          other={`${number(count)} reviews`}
        />
      </span>
    </span>
  );
}
