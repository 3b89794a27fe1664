import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { QuoteLine } from '../../../api/quotes';
import { useExact } from '../../../hooks/use-exact';

type Props = {
  line: QuoteLine;
  /** The totals of the quote have its other parts. */
  isOnly: boolean;
};

/** Unit price, goods, VAT, freight and total of a line, apart: in a row, on phones in a list. */
export function LineCost({ line, isOnly }: Props) {
  const { rupees } = useExact();
  const { goods, vat, freight, landed } = line.cost;
  const parts = [
    { key: 'each', name: <Trans>Unit price</Trans>, amount: line.unit_price ?? '0' },
    { key: 'goods', name: <Trans>Goods</Trans>, amount: goods },
    { key: 'vat', name: <Trans>VAT 13%</Trans>, amount: vat },
    { key: 'freight', name: <Trans>Freight</Trans>, amount: freight },
    { key: 'total', name: <Trans>Total</Trans>, amount: landed },
  ];
  return (
    <dl className={cn('grid gap-x-4 gap-y-1 tabular-nums', isOnly || 'sm:grid-cols-5')}>
      {(isOnly ? parts.slice(0, 1) : parts).map(({ key, name, amount }) => (
        <div
          key={key}
          className={cn('flex justify-between gap-3', isOnly || 'sm:block sm:text-right')}
        >
          <dt className="text-sm text-ink-500">{name}</dt>
          <dd className={cn(key === 'total' && 'font-bold')}>{rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
