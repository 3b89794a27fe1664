import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ComparedItem, CostSettings } from '../../../../api/quotes';
import { useAmount } from '../../../../hooks/use-amount';
import { useFigures } from '../../hooks/use-figures';

type Props = { columns: ComparedItem[]; settings: CostSettings };
type HeadProps = { name: ReactNode; hint?: ReactNode; className?: string };

const Head = ({ name, hint, className }: HeadProps) => (
  <th
    scope="col"
    className={cn(
      'sticky top-16 z-[2] border-b border-line-strong bg-paper px-1.5 py-2.5 text-right align-top text-[13px] font-semibold leading-tight',
      className,
    )}
  >
    {name}
    {hint ? <span className="block text-xs font-normal text-ink-500">{hint}</span> : null}
  </th>
);

/** It stays below the bar of the page. */
export function TableHead({ columns, settings }: Props) {
  const amount = useAmount();
  const { number } = useFormat();
  const { figure } = useFigures();
  const rate = number(settings.yearly_rate_pct);
  return (
    <thead>
      <tr>
        <Head name={<Trans>Supplier</Trans>} className="rounded-tl-lg pl-4 text-left" />
        {columns.map((item) => (
          <Head
            key={item.id}
            name={item.name}
            className="max-[1300px]:hidden"
            hint={
              <>
                {amount(item)}
                {item.target_price ? (
                  <span className="block">
                    <Trans>target {figure(item.target_price)}</Trans>
                  </span>
                ) : null}
              </>
            }
          />
        ))}
        <Head name={<Trans>Goods</Trans>} hint={<Trans>NPR</Trans>} />
        <Head
          name={<Trans>VAT 13%</Trans>}
          hint={
            settings.reclaims_vat ? (
              <Trans>you reclaim it</Trans>
            ) : (
              <Trans>you pay it</Trans>
            )
          }
        />
        <Head name={<Trans>Freight</Trans>} />
        <Head name={<Trans>Total delivered</Trans>} hint={<Trans>you pay</Trans>} />
        <Head name={<Trans>Payment</Trans>} hint={<Trans>at {rate}% per year</Trans>} />
        <Head
          name={<Trans>Cost to you</Trans>}
          hint={<Trans>ranked by this</Trans>}
          className="bg-indigo-50"
        />
        <Head
          name={<Trans>Delivery time</Trans>}
          hint={<Trans>after order</Trans>}
          className="rounded-tr-lg pr-4 text-left"
        />
      </tr>
    </thead>
  );
}
