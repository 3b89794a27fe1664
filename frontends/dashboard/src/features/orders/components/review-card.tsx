import { useFormat } from '@haat/platform';
import { Card, ErrorPanel, Skeleton, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../../../api/orders';
import { useOrderReviewQuery, type OrderReview } from '../../../api/order-reviews';
import { OrderReviewText } from '../../../components/review/order-review-text';
import { ReplyToReviewButton, WriteReviewButton } from './review-buttons';

/** The review of a closed order: to write, to reply to, or to read. */
export function ReviewCard({ order }: { order: OrderDetail }) {
  if (order.status !== 'closed') return null;
  return <Loaded order={order} />;
}

function Loaded({ order }: { order: OrderDetail }) {
  const { currentData, error, refetch } = useOrderReviewQuery(order.id);
  if (currentData?.review) return <Written order={order} state={currentData} />;
  if (currentData) return <ToWrite order={order} state={currentData} />;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-32 rounded-lg" />;
}

type Props = { order: OrderDetail; state: OrderReview };

/** Nothing for a side that cannot write. */
function ToWrite({ order, state }: Props) {
  const { date } = useFormat();
  const { allowed_statuses, write_until } = state;
  if (!allowed_statuses.includes('pending') || !write_until) return null;
  const day = date(write_until);
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-lg leading-snug">
        <Trans>How was this order?</Trans>
      </h2>
      <p className="text-[14px] text-ink-700">
        <Trans>
          Your review is published on the supplier’s page. You can write it until {day}.
        </Trans>
      </p>
      <WriteReviewButton order={order} />
    </Card>
  );
}

function Written({ order, state }: Props) {
  const { review, status, status_label, allowed_statuses } = state;
  if (!review || !status) return null;
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg leading-snug">
          <Trans>Review</Trans>
        </h2>
        <StatusChip status={status} label={status_label ?? status} />
      </div>
      <OrderReviewText review={review} />
      <PublishedOn state={state} />
      {allowed_statuses.includes('replied') ? (
        <ReplyToReviewButton order={order} />
      ) : null}
    </Card>
  );
}

/** When it is public without a reply. */
function PublishedOn({ state: { role, review } }: { state: OrderReview }) {
  const { date } = useFormat();
  if (!review?.publish_at) return null;
  const day = date(review.publish_at);
  return (
    <p className="text-[14px] text-ink-500">
      {role === 'seller' ? (
        <Trans>Your reply publishes the review. Without one it is public on {day}.</Trans>
      ) : (
        <Trans>It is public when the supplier replies, at the latest on {day}.</Trans>
      )}
    </p>
  );
}
