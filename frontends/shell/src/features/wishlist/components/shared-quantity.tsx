import { useUnitLabel } from '@haat/enquiry';
import { useFormat } from '@haat/platform';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { SharedItem } from '../shared-wishlist-api';

/** How many are wanted; of what is gone, that it is. */
export function SharedQuantity({ item }: { item: SharedItem }) {
  const { number } = useFormat();
  const unitOf = useUnitLabel();
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
      {number(item.quantity)} {unitOf({ unit: item.unit ?? null }, Number(item.quantity))}
    </Badge>
  );
}
