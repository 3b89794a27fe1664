import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../../../api/orders';
import { useExact } from '../../../hooks/use-exact';

/** From the price of the goods to the delivered total. */
export function OrderTotals({ order: { totals } }: { order: OrderDetail }) {
  const { rupees } = useExact();
  const rows = [
    { key: 'goods', name: <Trans>Goods</Trans>, amount: totals.goods },
    { key: 'vat', name: <Trans>VAT 13%</Trans>, amount: totals.vat },
    { key: 'freight', name: <Trans>Freight</Trans>, amount: totals.freight },
    { key: 'landed', name: <Trans>Total delivered</Trans>, amount: totals.landed },
  ];
  return (
    <Card className="p-5">
      <dl className="grid gap-1.5 text-[14px] tabular-nums [&>div:last-child]:font-bold">
        {rows.map(({ key, name, amount }) => (
          <div key={key} className="flex justify-between gap-3">
            <dt>{name}</dt>
            <dd>{rupees(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
