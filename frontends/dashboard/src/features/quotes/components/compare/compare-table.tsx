import { Card, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComparedItem } from '../../../../api/quotes';
import { SharedFiles } from '../../../../components/conversations/shared-files';
import { BuyerActions } from '../buyer-actions';
import { useAmount } from '../../../../hooks/use-amount';
import { useQuoteTerms } from '../../hooks/use-quote-terms';
import { LineOffer } from './line-offer';
import { rankedIn, type Offer } from '../../offers';
import { Supplier } from './supplier';
import { TotalCell } from './total-cell';

type Props = { items: ComparedItem[]; offers: Offer[]; label: string };
const HEAD =
  'sticky left-0 z-[1] w-[190px] min-w-[190px] bg-card p-4 text-left align-top text-[14px] font-semibold';

/** Suppliers next to each other, line by line, and in total. */
export function CompareTable({ items, offers, label }: Props) {
  const amount = useAmount();
  const terms = useQuoteTerms();
  const isOpen = offers.some(({ quote }) => quote.status !== 'accepted');
  return (
    // A scrolling area takes the keyboard only with a place in its order.
    <Card role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={HEAD}>
              <Trans>Supplier</Trans>
            </th>
            {offers.map(({ quote }) => (
              <th key={quote.id} scope="col" className="min-w-[230px] p-4 align-top">
                <Supplier quote={quote} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_td]:p-4 [&_td]:align-top [&_td]:text-[14px] [&_tr]:border-b [&_tr]:border-line">
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row" className={HEAD}>
                {item.name}
                <span className="block font-normal text-ink-500">{amount(item)}</span>
              </th>
              {offers.map(({ quote }) => (
                <td key={quote.id}>
                  <LineOffer item={item} quote={quote} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="bg-indigo-50/60">
            <th scope="row" className={cn(HEAD, 'bg-indigo-50')}>
              <Trans>Total delivered</Trans>
            </th>
            {offers.map((offer) => (
              <td key={offer.quote.id}>
                <TotalCell offer={offer} among={rankedIn(offers)} />
              </td>
            ))}
          </tr>
          {terms.map(({ key, label: term, text }) => (
            <tr key={key}>
              <th scope="row" className={HEAD}>
                {term}
              </th>
              {offers.map(({ quote }) => (
                <td key={quote.id}>{text(quote)}</td>
              ))}
            </tr>
          ))}
          {offers.some(({ quote }) => quote.attachment_ids.length > 0) ? (
            <tr>
              <th scope="row" className={HEAD}>
                <Trans>Files</Trans>
              </th>
              {offers.map(({ quote }) => (
                <td key={quote.id}>
                  {quote.attachment_ids.length > 0 ? (
                    <SharedFiles ids={quote.attachment_ids} />
                  ) : null}
                </td>
              ))}
            </tr>
          ) : null}
          {isOpen ? (
            <tr>
              <th scope="row" className={HEAD}>
                <Trans>Your answer</Trans>
              </th>
              {offers.map(({ quote }) => (
                <td key={quote.id}>
                  <BuyerActions quote={quote} />
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </Card>
  );
}
