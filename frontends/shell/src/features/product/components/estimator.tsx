import { useFormat, type Product } from '@haat/platform';
import { QuantityStepper, useUnitText } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { estimate, priceSteps } from '../estimate';

type Props = {
  product: Product;
  quantity: number;
  minimum: number;
  onChange: (quantity: number) => void;
};

/** How much that would be, and what a little more would save. */
export function Estimator({ product, quantity, minimum, onChange }: Props) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const unit = useUnitText(product.unit);
  const estimated = estimate(priceSteps(product, minimum), quantity);
  const moreUnit = useUnitText(product.unit, estimated?.next?.more);
  const amount = number(quantity);
  const amountUnit = useUnitText(product.unit, quantity);
  const total = estimated ? money(estimated.total) : '';
  const more = estimated?.next ? number(estimated.next.more) : '';
  const saves = estimated?.next ? money(estimated.next.saves) : '';
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <QuantityStepper
        label={t`Quantity in ${unit}`}
        value={quantity}
        min={1}
        step={minimum >= 10 ? Math.max(1, Math.round(minimum / 10)) : 1}
        onChange={onChange}
      />
      <p className="text-[14px] leading-snug text-ink-500 [&_b]:text-ink-900">
        {estimated ? (
          <Trans>
            {amount} {amountUnit}: <b className="text-[17px]">{total}</b> before VAT
          </Trans>
        ) : (
          unit
        )}
        {quantity < minimum ? (
          <span className="block text-mari-800">
            <Trans>Below the minimum order. Ask the supplier first.</Trans>
          </span>
        ) : estimated?.next ? (
          <span className="block">
            <Trans>
              Add{' '}
              <b>
                {more} {moreUnit}
              </b>{' '}
              more to save {saves} per {unit}
            </Trans>
          </span>
        ) : null}
      </p>
    </div>
  );
}
