import type { ReviewSummary } from '@haat/api/seller';
import { pluralForm, useFormat } from '@haat/platform';
import { Stars } from '@haat/ui';
import { Select } from '@lingui/react/macro';

/** The mean of all ratings and how many reviews there are. */
export function ReviewCount({ reviews }: { reviews: ReviewSummary }) {
  const { number } = useFormat();
  const { mean, count } = reviews;
  return (
    <>
      <Stars value={mean} />
      <b aria-hidden className="font-semibold text-ink-900 tabular-nums">
        {number(mean)}
      </b>
      <span>
        <Select
          value={pluralForm(count)}
          _one={`${number(count)} review`}
          other={`${number(count)} reviews`}
        />
      </span>
    </>
  );
}
