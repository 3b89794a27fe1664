import { useFormat } from '@haat/platform';
import { cn } from '../class-names';
import { Stars } from './stars';
import { RATINGS, useRatingLabels, type Rating } from './use-rating-labels';

type Props = { ratings: Record<Rating, number>; className?: string };

/** The four ratings of a review, or their means. */
export function RatingList({ ratings, className }: Props) {
  const labels = useRatingLabels();
  const { number } = useFormat();
  return (
    <dl className={cn('grid gap-x-6 gap-y-1.5 text-[14px] sm:grid-cols-2', className)}>
      {RATINGS.map((name) => (
        <div key={name} className="flex flex-wrap items-center justify-between gap-x-2">
          <dt className="text-ink-700">{labels[name]}</dt>
          <dd className="flex items-center gap-2 tabular-nums">
            <Stars value={ratings[name]} />
            <span aria-hidden className="w-6 text-right font-semibold">
              {number(ratings[name])}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
