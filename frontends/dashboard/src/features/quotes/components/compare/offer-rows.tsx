import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComparedItem, CostSettings } from '../../../../api/quotes';
import { SentFiles } from '../../../../components/conversations/sent-files';
import { useFigures } from '../../hooks/use-figures';
import { useQuoteLabels } from '../../hooks/use-quote-labels';
import type { Offer } from '../../offers';
import { BuyerActions } from '../buyer-actions';
import { BuyerCost } from './buyer-cost';
import { LinePrices } from './line-prices';
import { OfferNotes } from './offer-notes';
import { Supplier } from './supplier';
import { UnitPrice } from './unit-price';

type Props = {
  offer: Offer;
  /** Lines that have a column. */
  columns: ComparedItem[];
  items: ComparedItem[];
  settings: CostSettings;
  among: number;
};
const CELL = 'px-1.5 pt-3.5 pb-1 text-right align-top tabular-nums';

/** One supplier in two rows: the figures, then notes and what the buyer can do. */
export function OfferRows({ offer, columns, items, settings, among }: Props) {
  const { figure, signed } = useFigures();
  const labels = useQuoteLabels();
  const { quote, total } = offer;
  const isCredit = Number(total.payment_cost) < 0;
  return (
    <tbody className={cn(total.is_cheapest && 'bg-green-50/70')}>
      <tr>
        <th
          scope="row"
          className={cn(
            'py-3.5 pl-4 pr-2 text-left align-top',
            total.is_cheapest && 'shadow-[inset_4px_0_0_var(--color-green-600)]',
          )}
        >
          <Supplier offer={offer} />
        </th>
        {columns.map((item) => (
          <td key={item.id} className={cn(CELL, 'max-[1300px]:hidden')}>
            <UnitPrice item={item} offer={offer} />
          </td>
        ))}
        <td className={CELL}>{figure(total.goods)}</td>
        <td className={CELL}>
          {settings.reclaims_vat ? (
            <s className="text-ink-500">{figure(total.vat)}</s>
          ) : (
            figure(total.vat)
          )}
          <span className="block text-xs text-ink-500">{labels.tax(quote.tax_mode)}</span>
        </td>
        <td className={CELL}>
          {Number(total.freight) === 0 ? <Trans>free</Trans> : figure(total.freight)}
        </td>
        <td className={cn(CELL, 'font-bold')}>{figure(total.landed)}</td>
        <td className={CELL}>
          <span className={cn(isCredit && 'font-semibold text-green-700')}>
            {signed(total.payment_cost)}
          </span>
          <span className="block text-xs text-ink-500">
            {labels.payment(total.payment)}
          </span>
        </td>
        <td className={cn(CELL, 'bg-indigo-50/60')}>
          <BuyerCost offer={offer} />
        </td>
        <td className="py-3.5 pl-2 pr-4 align-top">
          {labels.delivery(total.delivery_days)}
        </td>
      </tr>
      <tr>
        <td
          colSpan={columns.length + 8}
          className="border-b border-line px-4 pb-3.5 pt-1.5"
        >
          <div className="grid gap-2">
            <div className={cn(columns.length > 0 && 'min-[1301px]:hidden')}>
              <LinePrices items={items} offer={offer} />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <OfferNotes offer={offer} among={among} />
              <div className="ml-auto">
                <BuyerActions quote={quote} isBest={total.is_cheapest} />
              </div>
            </div>
            <SentFiles ids={quote.attachment_ids} />
          </div>
        </td>
      </tr>
    </tbody>
  );
}
