import { useFormat } from '@haat/platform';
import { RatingList } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReviewBody } from '../../api/order-reviews';

const TEXT = 'whitespace-pre-line [overflow-wrap:anywhere]';

/** The ratings and text of a review of an order, and the supplier's reply. */
export function OrderReviewText({ review }: { review: ReviewBody }) {
  const { date } = useFormat();
  const { text, reply, replied_at, reason } = review;
  return (
    <div className="grid gap-3">
      <RatingList ratings={review} />
      <p className={TEXT}>{text}</p>
      {reply && replied_at ? (
        <div className="border-l-[3px] border-indigo-100 pl-3.5">
          <p className="text-sm text-ink-500">
            <b className="font-semibold text-ink-700">
              <Trans>The supplier’s reply</Trans>
            </b>{' '}
            · <time dateTime={replied_at}>{date(replied_at)}</time>
          </p>
          <p className={`${TEXT} mt-1 text-ink-700`}>{reply}</p>
        </div>
      ) : null}
      {reason ? (
        <p className="break-words rounded-md bg-sand p-3">
          <Trans>Hidden by Haat: {reason}</Trans>
        </p>
      ) : null}
    </div>
  );
}
