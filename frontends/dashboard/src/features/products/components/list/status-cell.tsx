import type { ListingOut } from '@haat/api/own-products';
import { Badge, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ProductMenu } from './product-menu';

type Props = { product: ListingOut; isArchiving: boolean };

/** The status; on wide screens with what it can change to. */
export function StatusCell({ product, isArchiving }: Props) {
  if (isArchiving) {
    return (
      <Badge>
        <Trans>Archiving</Trans>
      </Badge>
    );
  }
  return (
    <>
      <span className="@max-[700px]/list:hidden">
        <ProductMenu product={product} />
      </span>
      <span className="hidden @max-[700px]/list:inline">
        <StatusChip status={product.status} label={product.status_label} />
      </span>
    </>
  );
}
