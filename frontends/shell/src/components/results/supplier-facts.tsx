import type { SellerRating } from '@haat/api/search';
import { useFormat } from '@haat/platform';
import { ClosedUntil, RatingFact, useReplyTime } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Clock, MapPin } from 'lucide-react';

type Props = {
  /** In the visitor's language; empty when the seller gave no district. */
  place: string;
  distanceKm: number | null;
  responseHours: number | null;
  rating: SellerRating | null;
  closedUntil: string | null;
};

/** Where a supplier is, how far, how fast it answers, and a closure. */
export function SupplierFacts(props: Props) {
  const { place, distanceKm, responseHours, rating, closedUntil } = props;
  const { number } = useFormat();
  const replyTime = useReplyTime(responseHours);
  const km = distanceKm === null ? null : number(distanceKm);
  return (
    <>
      {place ? (
        <span>
          <MapPin aria-hidden />
          {km === null ? (
            place
          ) : (
            <Trans>
              {place}, {km} km
            </Trans>
          )}
        </span>
      ) : null}
      {replyTime ? (
        <span>
          <Clock aria-hidden />
          <Trans>Usually replies in {replyTime}</Trans>
        </span>
      ) : null}
      <RatingFact rating={rating} />
      <ClosedUntil day={closedUntil} />
    </>
  );
}
