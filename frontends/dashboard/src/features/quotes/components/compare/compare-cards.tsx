import { Card } from '@haat/ui';
import type { ComparedItem } from '../../../../api/quotes';
import { SentFiles } from '../../../../components/conversations/sent-files';
import { BuyerActions } from '../buyer-actions';
import { TermsList } from '../terms-list';
import { LineOffer } from './line-offer';
import { rankedIn, type Offer } from '../../offers';
import { Supplier } from './supplier';
import { TotalCell } from './total-cell';

type Props = { items: ComparedItem[]; offers: Offer[]; label: string };

/** On a phone: one supplier a card, the next one a swipe away. */
export const CompareCards = ({ items, offers, label }: Props) => (
  <ul
    aria-label={label}
    tabIndex={0}
    className="-mx-4 flex snap-x snap-mandatory scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-3 [scrollbar-width:none]"
  >
    {offers.map((offer) => (
      <li key={offer.quote.id} className="w-[86vw] max-w-[380px] shrink-0 snap-center">
        <Card className="grid gap-4 p-4">
          <Supplier quote={offer.quote} />
          <TotalCell offer={offer} among={rankedIn(offers)} />
          <dl className="divide-y divide-line border-y border-line text-[14px]">
            {items.map((item) => (
              <div key={item.id} className="grid gap-1 py-3">
                <dt className="font-semibold">{item.name}</dt>
                <dd>
                  <LineOffer item={item} quote={offer.quote} />
                </dd>
              </div>
            ))}
          </dl>
          <TermsList terms={offer.quote} />
          <SentFiles ids={offer.quote.attachment_ids} />
          <BuyerActions quote={offer.quote} />
        </Card>
      </li>
    ))}
  </ul>
);
