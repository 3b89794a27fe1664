import { useUnitLabel } from '@haat/enquiry';
import { useFormat, useLocalName, type WishlistItem } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { InlineNumber } from '../../../components/forms/inline-number';

type Props = { item: WishlistItem; onSave: (quantity: string) => Promise<boolean> };

/** The wanted quantity, edited in place. */
export function ItemQuantity({ item, onSave }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const name = useLocalName()(item);
  const unitOf = useUnitLabel();
  const { quantity } = item;
  const unit = unitOf({ unit: item.unit ?? null }, Number(quantity ?? 1));
  return (
    <InlineNumber label={t`Quantity of ${name}`} value={quantity ?? ''} onSave={onSave}>
      {quantity ? (
        <b className="font-semibold">
          {number(quantity)} {unit}
        </b>
      ) : (
        <span className="text-sm text-ink-500">
          <Trans>Add a quantity</Trans>
        </span>
      )}
    </InlineNumber>
  );
}
