import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { SentFiles } from '../../../../components/conversations/sent-files';
import { cardId, completeIn } from '../../offers';
import { BuyerActions } from '../buyer-actions';
import { BuyerCost } from './buyer-cost';
import type { CompareProps } from './compare-table';
import { JumpRow } from './jump-row';
import { OfferNotes } from './offer-notes';
import { Receipt } from './receipt';
import { Supplier } from './supplier';
import { SWIPED } from './swiped';

/** On a phone: one supplier a card, the next one a swipe away. */
export function CompareCards({ items, offers, settings, label }: CompareProps) {
  const among = completeIn(offers);
  return (
    <div className="grid grid-cols-1 gap-3">
      {offers.length > 1 ? <JumpRow offers={offers} /> : null}
      <ul aria-label={label} tabIndex={0} className={`${SWIPED} pb-3`}>
        {offers.map((offer) => (
          <li
            key={offer.quote.id}
            id={cardId(offer)}
            className="w-[86vw] max-w-[420px] shrink-0 snap-center"
          >
            <Card className="grid gap-3 p-4">
              <Supplier offer={offer} />
              <OfferNotes offer={offer} among={among} />
              <p className="flex items-baseline justify-between gap-3 text-[14px] text-ink-500">
                <Trans>Cost to you</Trans>
                <span className="text-right text-ink-900">
                  <BuyerCost offer={offer} />
                </span>
              </p>
              <Receipt items={items} offer={offer} settings={settings} />
              <SentFiles ids={offer.quote.attachment_ids} />
              <BuyerActions quote={offer.quote} isBest={offer.total.is_cheapest} />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
