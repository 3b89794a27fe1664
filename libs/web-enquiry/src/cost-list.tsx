import type { CostOut } from '@haat/api/quotes';
import { Trans } from '@lingui/react/macro';
import { useExact } from './use-exact';

type Costs = Pick<CostOut, 'goods' | 'vat' | 'freight' | 'landed'>;

/** From the price of the products to the delivered total. */
export function CostList({ cost }: { cost: Costs }) {
  const { rupees } = useExact();
  const rows = [
    { key: 'goods', name: <Trans>Goods</Trans>, amount: cost.goods },
    { key: 'vat', name: <Trans>VAT 13%</Trans>, amount: cost.vat },
    { key: 'freight', name: <Trans>Freight</Trans>, amount: cost.freight },
  ];
  return (
    <dl className="grid gap-1.5 text-[14px] tabular-nums">
      {rows.map(({ key, name, amount }) => (
        <div key={key} className="flex justify-between gap-3">
          <dt className="text-ink-500">{name}</dt>
          <dd>{rupees(amount)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-3 border-t border-line pt-2">
        <dt className="font-semibold">
          <Trans>Total delivered</Trans>
        </dt>
        <dd className="text-lg font-bold">{rupees(cost.landed)}</dd>
      </div>
    </dl>
  );
}
