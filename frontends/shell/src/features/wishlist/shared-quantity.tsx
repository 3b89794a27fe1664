import { useFormat, type WishlistItem } from '@haat/platform';
import { Badge, useUnitText } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** How many are wanted; of what is gone, that it is. */
export function SharedQuantity({ item }: { item: WishlistItem }) {
  const { number } = useFormat();
  const unit = useUnitText(item.unit ?? null);
  if (item.is_available === false) {
    return (
      <Badge>
        <Trans>No longer sold</Trans>
      </Badge>
    );
  }
  if (!item.quantity) return null;
  return (
    <Badge>
      {number(item.quantity)} {unit}
    </Badge>
  );
}
