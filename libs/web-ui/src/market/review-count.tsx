import { pluralForm, useFormat } from '@haat/platform';
import { Select } from '@lingui/react/macro';
import { Stars } from './stars';

type Props = { reviews: { mean: number; count: number } };

/** The mean of all ratings and how many reviews there are. */
export function ReviewCount({ reviews }: Props) {
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
