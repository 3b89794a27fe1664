import type { ReviewSummary } from '@haat/api/seller';
import { useSellerReviewsQuery } from '@haat/api/seller-reviews';
import { paths, useSearchParams } from '@haat/platform';
import {
  ReviewCount,
  Card,
  ErrorPanel,
  Pagination,
  RatingList,
  Skeleton,
} from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { reviewsOf } from '../../../components/reviews-of';
import type { Shop } from '../../../hooks/use-shop';
import { REVIEWS_ID, useGoToReviews } from '../hooks/use-go-to-reviews';
import { ReviewItem } from '../../../components/review-item';

const TITLE_ID = 'reviews-title';
type Props = { shop: Shop; summary: ReviewSummary };

/** What buyers wrote about closed orders: the means, and the list page by page. */
export function Reviews({ shop, summary }: Props) {
  useGoToReviews();
  return (
    <section
      id={REVIEWS_ID}
      aria-labelledby={TITLE_ID}
      className="grid scroll-mt-4 gap-4"
    >
      <h2 id={TITLE_ID} className="text-lg lg:text-xl">
        <Trans>Reviews</Trans>
      </h2>
      <Card className="grid gap-3 p-4 lg:p-5">
        <p className="flex flex-wrap items-center gap-2 text-ink-500">
          <ReviewCount reviews={summary} />
        </p>
        <RatingList ratings={summary} />
        <p className="text-sm text-ink-500">
          <Trans>Only buyers of closed orders write a review.</Trans>
        </p>
      </Card>
      <List shop={shop} />
    </section>
  );
}

function List({ shop }: { shop: Shop }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const answer = useSellerReviewsQuery(reviewsOf(shop.slug, page));
  const { currentData, error, refetch } = answer;
  if (error && !currentData) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <Skeleton className="h-44 rounded-lg" />;
  return (
    <>
      <ul className="grid gap-3">
        {currentData.data.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} shop={shop} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        lastPage={currentData.meta.last_page}
        hrefOf={(target) => paths.vendorReviews(shop.slug, target)}
      />
    </>
  );
}
