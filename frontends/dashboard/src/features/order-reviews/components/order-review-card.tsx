import type { AdminReview } from '@haat/api/admin-order-reviews';
import { Link, paths, useFormat, useLocale } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { OrderReviewText } from '../../../components/review/order-review-text';
import { HideReviewButton } from './hide-review-button';
import { RestoreReviewButton } from './restore-review-button';

/** One review: of whom, about whom, its text and what can be done. */
export function OrderReviewCard({ review }: { review: AdminReview }) {
  const { relative } = useFormat();
  return (
    <li>
      <Card className="grid gap-3 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <StatusChip status={review.status} label={review.status_label} />
          <span className="text-sm text-ink-500 tabular-nums">
            {review.number} · {relative(review.created_at)}
          </span>
        </div>
        <Parties review={review} />
        <OrderReviewText review={review} />
        {review.allowed_statuses.includes('hidden') ? (
          <HideReviewButton review={review} />
        ) : null}
        {review.status === 'hidden' ? <RestoreReviewButton review={review} /> : null}
      </Card>
    </li>
  );
}

function Parties({ review }: { review: AdminReview }) {
  const isNepali = useLocale() === 'ne';
  const { seller_slug: slug } = review;
  const seller = (isNepali && review.seller_ne) || review.seller;
  const buyer = (isNepali && review.company_ne) || review.company;
  return (
    <p className="flex flex-wrap items-center gap-x-4 break-words text-[14px]">
      <span>
        <Trans>Buyer</Trans>: {buyer ?? <Trans>without a company</Trans>}
      </span>
      {slug ? (
        <Link
          to={paths.vendorReviews(slug)}
          target="_blank"
          className="inline-flex min-h-11 items-center font-semibold text-indigo-700 underline"
        >
          {seller}
        </Link>
      ) : (
        <span>{seller}</span>
      )}
    </p>
  );
}
