import type { ListingOut } from '@haat/api/own-products';
import { useUnitSearchQuery } from '@haat/api/units';
import { useFormat, useLocalName } from '@haat/platform';
import { useUnitText } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { InlineNumber } from '../../../../components/forms/inline-number';
import { useInlineEdit } from '../../hooks/use-inline-edit';

type Props = { product: ListingOut };

/** `NPR 1,450 / kg`, edited in place. */
export function PriceCell({ product }: Props) {
  const { t } = useLingui();
  const name = useLocalName()(product);
  const edit = useInlineEdit(product);
  return (
    <InlineNumber
      label={t`Price of ${name}`}
      value={(product.price ?? '').replace(/\.00$/, '')}
      onSave={(price) => edit({ price: Number(price).toFixed(2) })}
    >
      <PriceText product={product} />
    </InlineNumber>
  );
}

export function PriceText({ product }: Props) {
  const { money } = useFormat();
  const { data: units } = useUnitSearchQuery('');
  const unit = useUnitText(units?.find(({ id }) => id === product.unit_id) ?? null);
  if (!product.price) {
    return (
      <span className="text-indigo-700">
        <Trans>Add a price</Trans>
      </span>
    );
  }
  return (
    <span>
      <b className="font-semibold text-ink-900">{money(product.price)}</b>
      {unit ? <span className="text-ink-500"> / {unit}</span> : null}
    </span>
  );
}
