import { useFormat, type Product } from '@haat/platform';
import { QuantityStepper, useUnitText } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { estimate, priceSteps } from './estimate';

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
  const known = estimate(priceSteps(product, minimum), quantity);
  const moreUnit = useUnitText(product.unit, known?.next?.more);
  const total = known ? money(known.total) : '';
  const more = known?.next ? number(known.next.more) : '';
  const saves = known?.next ? money(known.next.saves) : '';
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
        {known ? (
          <Trans>
            {unit} = about <b className="text-[17px]">{total}</b>
          </Trans>
        ) : (
          unit
        )}
        {quantity < minimum ? (
          <span className="block text-mari-800">
            <Trans>Below the minimum order. Ask the supplier first.</Trans>
          </span>
        ) : known?.next ? (
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
