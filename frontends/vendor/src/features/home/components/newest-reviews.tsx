import type { ReviewSummary } from '@haat/api/seller';
import { useSellerReviewsQuery } from '@haat/api/seller-reviews';
import { paths } from '@haat/platform';
import { ReviewCount, SectionHeading, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { newestReviewsOf } from '../../../components/reviews-of';
import type { Shop } from '../../../hooks/use-shop';
import { ReviewCard } from './review-card';

export type NewestReviewsProps = { shop: Shop; summary: ReviewSummary };

/** What buyers wrote last about closed orders, and the way to all of it. */
export default function NewestReviews({ shop, summary }: NewestReviewsProps) {
  const { currentData, isError } = useSellerReviewsQuery(newestReviewsOf(shop.slug));
  if (isError) return null;
  return (
    <section>
      <SectionHeading
        title={<Trans>Reviews of orders</Trans>}
        text={
          <span className="flex flex-wrap items-center gap-2">
            <ReviewCount reviews={summary} />
          </span>
        }
        more={{ to: paths.vendorReviews(shop.slug), label: <Trans>All reviews</Trans> }}
      />
      {currentData ? (
        <ul className="grid gap-3 lg:grid-cols-3 lg:gap-4">
          {currentData.data.map((review) => (
            <li key={review.id} className="grid">
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-40 rounded-lg" />
      )}
    </section>
  );
}
