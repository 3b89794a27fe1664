import { Link, paths, useFormat } from '@haat/platform';
import { ReviewCount, useReplyTime } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, Clock, MapPin } from 'lucide-react';
import { yearText, type Shop } from '../../hooks/use-shop';
import { usePlace } from '../../hooks/use-place';

/** One quiet line under the name: where, since when, how fast. */
export function CompanyFacts({ shop }: { shop: Shop }) {
  const { number } = useFormat();
  const { area } = usePlace(shop);
  const replyTime = useReplyTime(shop.response_time_hours);
  const since = shop.established ? yearText(shop.established, number) : null;
  return (
    <div className="mt-1 flex lg:mt-2 flex-wrap gap-x-4 gap-y-1 text-[14px] text-ink-500 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5 [&_svg]:size-4">
      {area ? (
        <span>
          <MapPin aria-hidden />
          {area}
        </span>
      ) : null}
      {since ? (
        <span className="max-lg:hidden">
          <CalendarDays aria-hidden />
          <Trans>Since {since}</Trans>
        </span>
      ) : null}
      {replyTime ? (
        <span>
          <Clock aria-hidden />
          <Trans>Usually replies in {replyTime}</Trans>
        </span>
      ) : null}
      {shop.reviews ? (
        <Link
          to={paths.vendorReviews(shop.slug)}
          className="inline-flex min-h-6 items-center gap-1.5 hover:underline lg:min-h-0"
        >
          <ReviewCount reviews={shop.reviews} />
        </Link>
      ) : null}
    </div>
  );
}
