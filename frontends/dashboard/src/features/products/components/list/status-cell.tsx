import type { ListingOut } from '@haat/api/own-products';
import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ProductMenu } from './product-menu';

type Props = { product: ListingOut; isArchiving: boolean };

/** The status, with what it can change to. */
export function StatusCell({ product, isArchiving }: Props) {
  if (isArchiving) {
    return (
      <Badge>
        <Trans>Archiving</Trans>
      </Badge>
    );
  }
  return <ProductMenu product={product} />;
}
