import type { OfferedProduct } from '@haat/api/search';
import { useFormat } from '@haat/platform';
import { useUnitText } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Need } from './use-need';

type Props = {
  product: Pick<OfferedProduct, 'price' | 'price_at_quantity' | 'unit'>;
  need: Need;
};

/** The price at the quantity of the search, with the list price; else the list price. */
export function RowPrice({ product, need }: Props) {
  const { money } = useFormat();
  const unit = useUnitText(product.unit);
  const { price, price_at_quantity: reached } = product;
  const atQuantity = reached !== null && need.amount ? need.amount : null;
  const listed = price === null ? null : money(price);
  return (
    <>
      <p className="mt-1.5 text-lg font-bold tracking-tight tabular-nums @[760px]:text-[23px]">
        {listed === null ? <Trans>Ask for price</Trans> : money(reached ?? price ?? 0)}
        {listed !== null && unit ? (
          <small className="text-[13.5px] font-medium tracking-normal text-ink-500">
            {' '}
            / {unit}
            {atQuantity ? <Trans> at {atQuantity}</Trans> : null}
          </small>
        ) : null}
      </p>
      {atQuantity && reached !== price && listed !== null ? (
        <p className="text-[13.5px] text-ink-500 tabular-nums">
          <Trans>List price {listed}</Trans>
        </p>
      ) : null}
    </>
  );
}
