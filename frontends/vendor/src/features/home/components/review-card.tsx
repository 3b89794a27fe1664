import type { PublicReview } from '@haat/api/seller-reviews';
import { useFormat } from '@haat/platform';
import { Card, RATINGS, Stars } from '@haat/ui';
import { ReviewAuthor } from '../../../components/review-author';

/** One decimal, as the mean of a shop has. */
const meanOf = (review: PublicReview) =>
  Math.round(
    (RATINGS.reduce((sum, name) => sum + review[name], 0) * 10) / RATINGS.length,
  ) / 10;

/** A review in brief: its mean, its first lines and who wrote it. */
export function ReviewCard({ review }: { review: PublicReview }) {
  const { number } = useFormat();
  const mean = meanOf(review);
  return (
    <Card className="flex flex-col gap-2.5 p-4 lg:p-5">
      <p className="flex items-center gap-2">
        <Stars value={mean} />
        <b aria-hidden className="font-semibold tabular-nums">
          {number(mean)}
        </b>
      </p>
      <p className="line-clamp-4 whitespace-pre-line text-ink-700 [overflow-wrap:anywhere]">
        {review.text}
      </p>
      <div className="mt-auto">
        <ReviewAuthor review={review} />
      </div>
    </Card>
  );
}
