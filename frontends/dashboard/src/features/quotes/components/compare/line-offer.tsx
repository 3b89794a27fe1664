import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComparedItem, Quote } from '../../../../api/quotes';
import { useAmount } from '../../../../hooks/use-amount';
import { useExact } from '../../../../hooks/use-exact';
import { useQuoteLabels } from '../../hooks/use-quote-labels';
import { BestBadge } from './best-badge';
import { cellOf, isBest } from '../../offers';

/** What one supplier offers for one line: delivered, per unit, and whether nobody is cheaper. */
export function LineOffer({ item, quote }: { item: ComparedItem; quote: Quote }) {
  const amount = useAmount();
  const { rupees } = useExact();
  const labels = useQuoteLabels();
  const cell = cellOf(item, quote);
  const line = quote.items.find((one) => one.requirement_item_id === item.id);
  if (!cell || !line) return null;
  if (cell.type === 'not_available') {
    return <p className="text-ink-500">{labels.type(cell.type)}</p>;
  }
  const isCheapest = isBest(
    cell,
    item.cells.filter(({ kind }) => kind === 'full').length,
  );
  const isOther = Number(cell.quantity) !== Number(item.quantity);
  return (
    <div className="grid justify-items-start gap-1">
      <p className={cn('tabular-nums', isCheapest && 'font-bold text-green-700')}>
        {rupees(cell.landed_per_asked_unit ?? cell.landed_per_unit ?? 0)}{' '}
        <span className="text-xs font-normal text-ink-500">
          {cell.kind === 'other_unit' ? (
            <Trans>per unit incl. VAT and freight</Trans>
          ) : (
            <Trans>per unit incl. VAT and freight</Trans>
          )}
        </span>
      </p>
      <p className="text-sm tabular-nums text-ink-700">
        {cell.unit_price ? rupees(cell.unit_price) : null}
        {isOther ? ` × ${amount(line)}` : null}
      </p>
      {isCheapest ? <BestBadge /> : null}
      {cell.kind === 'short' ? (
        <p className="text-sm font-medium text-mari-800">
          <Trans>Less than requested</Trans>
        </p>
      ) : cell.kind === 'other_unit' ? (
        <p className="text-sm font-medium text-mari-800">
          <Trans>Another unit: cannot be compared</Trans>
        </p>
      ) : null}
      {cell.type === 'alternative' ? (
        <p className="text-sm">
          <b className="text-mari-800">{labels.type(cell.type)}:</b> {line.note}
        </p>
      ) : line.note ? (
        <p className="text-sm text-ink-700">{line.note}</p>
      ) : null}
    </div>
  );
}
