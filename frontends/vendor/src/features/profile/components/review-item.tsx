import type { PublicReview } from '@haat/api/seller-reviews';
import { companyName, useFormat, useLocale } from '@haat/platform';
import { Card, RatingList } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Shop } from '../../../hooks/use-shop';

const TEXT = 'whitespace-pre-line [overflow-wrap:anywhere]';
type Props = { review: PublicReview; shop: Shop };

/** One review of an order, with the supplier's reply. */
export function ReviewItem({ review, shop }: Props) {
  const { date } = useFormat();
  const locale = useLocale();
  const company = companyName(shop, locale);
  const buyer = (locale === 'ne' && review.company_ne) || review.company;
  const { text, reply, replied_at, published_at } = review;
  return (
    <Card className="grid gap-3 p-4 lg:p-5">
      <p className="text-sm text-ink-500">
        <b className="break-words text-base font-semibold text-ink-900">
          {buyer ?? <Trans>A buyer without a company</Trans>}
        </b>{' '}
        · <time dateTime={published_at}>{date(published_at)}</time>
      </p>
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
