import { companyName, useLocale } from '@haat/platform';
import { Monogram } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComparedItem } from '../../../../api/quotes';
import { useAmount } from '../../../../hooks/use-amount';
import type { Split } from '../../hooks/use-split';
import type { Offer } from '../../offers';
import { sentIn } from '../../split';
import { LineOffer } from './line-offer';
import { OpenChoice } from './open-choice';
import { OrderedFrom } from './ordered-from';

export type SplitProps = { items: ComparedItem[]; offers: Offer[]; split: Split };
const HEAD = 'border-b border-line-strong bg-paper px-3 py-2.5 align-bottom text-[13px]';
const CELL = 'border-b border-l border-line';

/** Lines by suppliers, with a radio button in each cell that can be chosen. */
export function SplitTable({ items, offers, split }: SplitProps) {
  const amount = useAmount();
  const locale = useLocale();
  const sellers = sentIn(offers);
  return (
    <table className="w-full border-separate border-spacing-0 rounded-lg border border-line bg-card text-[13.5px] shadow-e1">
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-left`}>
            <Trans>Line</Trans>
            <span className="block text-xs font-normal text-ink-500">
              <Trans>unit price and goods, before VAT</Trans>
            </span>
          </th>
          {sellers.map(({ quote }) => (
            <th key={quote.id} scope="col" className={`${HEAD} text-right`}>
              <Monogram
                name={quote.seller?.company_name ?? ''}
                logo={quote.seller?.company_logo ?? null}
                className="ml-auto size-7 rounded-[8px] text-[10px]"
              />
              {companyName(quote.seller, locale)}
            </th>
          ))}
          <th scope="col" className={`${HEAD} text-right`}>
            <Trans>Leave open</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row" className="border-b border-line px-3 py-2.5 text-left">
              {item.name}
              <span className="block text-xs font-normal text-ink-500">
                {amount(item)}
              </span>
            </th>
            {item.awarded_quote_id ? (
              <td colSpan={sellers.length + 1} className={`${CELL} px-3`}>
                <OrderedFrom item={item} offers={offers} />
              </td>
            ) : (
              <>
                {sellers.map((offer) => (
                  <td key={offer.quote.id} className={`${CELL} p-0`}>
                    <LineOffer
                      {...{ item, offer, group: 'table' }}
                      isChosen={split.choices[item.id] === offer.quote.id}
                      onChoose={() => split.choose(item.id, offer.quote.id)}
                    />
                  </td>
                ))}
                <td className={`${CELL} p-0`}>
                  <OpenChoice
                    {...{ item, group: 'table' }}
                    isChosen={!split.choices[item.id]}
                    onChoose={() => split.choose(item.id, null)}
                  />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
