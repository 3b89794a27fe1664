import type { PublicReview } from '@haat/api/seller-reviews';
import { companyName, useFormat, useLocale } from '@haat/platform';
import { Card, RatingList } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Shop } from '../hooks/use-shop';
import { ReviewAuthor } from './review-author';

const TEXT = 'whitespace-pre-line [overflow-wrap:anywhere]';
type Props = { review: PublicReview; shop: Shop };

/** One review of an order, with the supplier's reply. */
export function ReviewItem({ review, shop }: Props) {
  const { date } = useFormat();
  const company = companyName(shop, useLocale());
  const { text, reply, replied_at } = review;
  return (
    <Card className="grid gap-3 p-4 lg:p-5">
      <ReviewAuthor review={review} />
      <RatingList ratings={review} />
      <p className={TEXT}>{text}</p>
      {reply && replied_at ? (
        <div className="border-l-[3px] border-indigo-100 pl-3.5">
          <p className="text-sm text-ink-500">
            <b className="font-semibold text-ink-700">
              <Trans>{company}’s reply</Trans>
            </b>{' '}
            · <time dateTime={replied_at}>{date(replied_at)}</time>
          </p>
          <p className={`${TEXT} mt-1 text-ink-700`}>{reply}</p>
        </div>
      ) : null}
    </Card>
  );
}
