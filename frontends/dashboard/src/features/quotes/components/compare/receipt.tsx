import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ComparedItem, CostSettings } from '../../../../api/quotes';
import { useAmount } from '../../../../hooks/use-amount';
import { useFigures } from '../../hooks/use-figures';
import { useQuoteLabels } from '../../hooks/use-quote-labels';
import { cellOf, type Offer } from '../../offers';
import { UnitPrice } from './unit-price';

type Props = { items: ComparedItem[]; offer: Offer; settings: CostSettings };
type RowProps = {
  name: ReactNode;
  hint?: ReactNode;
  value: ReactNode;
  isTotal?: boolean;
};

const Row = ({ name, hint, value, isTotal }: RowProps) => (
  <div
    className={cn(
      'flex justify-between gap-3 py-1.5',
      isTotal && 'mt-1 border-t border-line pt-2.5 font-bold',
    )}
  >
    <dt className="min-w-0">
      {name}
      {hint ? (
        <span className="block text-xs font-normal text-ink-500">{hint}</span>
      ) : null}
    </dt>
    <dd className="shrink-0 text-right tabular-nums">{value}</dd>
  </div>
);

/** A quote as a receipt: lines, VAT, freight, then what changes the cost for this buyer. */
export function Receipt({ items, offer, settings }: Props) {
  const amount = useAmount();
  const { number } = useFormat();
  const { figure, rupees, signed } = useFigures();
  const labels = useQuoteLabels();
  const { quote, total } = offer;
  const rate = number(settings.yearly_rate_pct);
  return (
    <dl className="rounded-lg border border-line bg-paper px-3.5 py-2 text-[14px]">
      {items.map((item) => (
        <Row
          key={item.id}
          name={item.name}
          hint={
            <>
              {amount(item)}
              {item.target_price ? (
                <>
                  {' · '}
                  <Trans>target {figure(item.target_price)}</Trans>
                </>
              ) : null}
              {' × '}
              <UnitPrice item={item} offer={offer} />
            </>
          }
          value={figure(cellOf(item, quote)?.goods ?? 0)}
        />
      ))}
      <Row name={<Trans>Goods</Trans>} value={figure(total.goods)} isTotal />
      <Row
        name={<Trans>VAT 13%</Trans>}
        hint={labels.tax(quote.tax_mode)}
        value={figure(total.vat)}
      />
      <Row
        name={<Trans>Freight</Trans>}
        value={Number(total.freight) === 0 ? <Trans>free</Trans> : figure(total.freight)}
      />
      <Row name={<Trans>Total delivered</Trans>} value={rupees(total.landed)} isTotal />
      {settings.reclaims_vat ? (
        <Row
          name={<Trans>VAT, you reclaim it</Trans>}
          value={signed(-Number(total.vat_reclaimed))}
        />
      ) : null}
      <Row
        name={<Trans>Payment terms priced</Trans>}
        hint={
          <>
            {labels.payment(total.payment)}, <Trans>at {rate}% per year</Trans>
          </>
        }
        value={signed(total.payment_cost)}
      />
      <Row
        name={<Trans>Delivery time</Trans>}
        value={labels.delivery(total.delivery_days)}
      />
    </dl>
  );
}
