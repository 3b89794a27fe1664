import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ComparedItem } from '../../../../api/quotes';
import { useAmount } from '../../../../hooks/use-amount';
import { useFigures } from '../../hooks/use-figures';
import { cellOf, type Offer } from '../../offers';

type Props = { item: ComparedItem; offer: Offer };

/** The price of one requested unit without VAT, and what was written where it differs. */
export function UnitPrice({ item, offer: { quote } }: Props) {
  const amount = useAmount();
  const { figure, rupees } = useFigures();
  const cell = cellOf(item, quote);
  const line = quote.items.find((one) => one.requirement_item_id === item.id);
  if (!cell || !line) return null;
  if (cell.kind === 'not_offered') {
    return (
      <span className="text-sm font-semibold text-mari-800">
        <Trans>Not offered</Trans>
      </span>
    );
  }
  const unit = amount({ ...line, quantity: '1' });
  const isAsWritten = cell.unit_goods === cell.unit_price;
  return (
    <>
      <b className={cn('tabular-nums', cell.is_cheapest && 'text-green-700')}>
        {figure(cell.unit_goods ?? cell.unit_price ?? 0)}
      </b>
      {cell.unit_price && !isAsWritten ? (
        <span className="block text-xs text-ink-500">
          <Trans>
            was {rupees(cell.unit_price)} / {unit}
          </Trans>
        </span>
      ) : null}
      {cell.kind === 'short' ? (
        <span className="block text-xs font-semibold text-mari-800">
          <Trans>only {amount(line)}</Trans>
        </span>
      ) : null}
      {cell.kind === 'other_unit' ? (
        <span className="block text-xs font-semibold text-mari-800">
          <Trans>Another unit: can’t be compared</Trans>
        </span>
      ) : null}
      {cell.kind === 'alternative' ? (
        <span className="block text-xs font-semibold text-blue-700">{line.note}</span>
      ) : null}
    </>
  );
}
