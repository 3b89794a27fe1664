import { useFormat } from '@haat/platform';
import { Badge, useUnitText } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { SharedItem } from '../shared-wishlist-api';

/** How many are wanted; of what is gone, that it is. */
export function SharedQuantity({ item }: { item: SharedItem }) {
  const { number } = useFormat();
  const unit = useUnitText(item.unit);
  if (!item.is_available) {
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
