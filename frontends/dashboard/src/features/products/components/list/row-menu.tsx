import type { ListingOut } from '@haat/api/own-products';
import { Link, paths, useNavigate } from '@haat/platform';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Archive,
  CopyPlus,
  EllipsisVertical,
  Eye,
  EyeOff,
  ExternalLink,
  PencilLine,
} from 'lucide-react';
import { useDuplicate } from '../../hooks/use-duplicate';
import type { ProductActions } from '../../hooks/use-product-actions';

type Props = { product: ListingOut; actions: ProductActions };

/** Everything that can be done with one product. */
export function RowMenu({ product, actions }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const duplicate = useDuplicate();
  const { id, name, slug, status, allowed_statuses: allowed } = product;
  const trigger = (
    <IconButton label={t`Actions for ${name}`}>
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => void navigate(paths.sellerEditProduct(id))}>
        <PencilLine className="size-4" aria-hidden />
        <Trans>Edit</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void duplicate(id)}>
        <CopyPlus className="size-4" aria-hidden />
        <Trans>Duplicate</Trans>
      </MenuItem>
      {status === 'published' ? (
        <MenuItem asChild>
          <Link to={paths.product(slug)}>
            <ExternalLink className="size-4" aria-hidden />
            <Trans>View the page</Trans>
          </Link>
        </MenuItem>
      ) : null}
      {allowed.includes('published') ? (
        <MenuItem onSelect={() => void actions.run([product], { action: 'publish' })}>
          <Eye className="size-4" aria-hidden />
          <Trans>Publish</Trans>
        </MenuItem>
      ) : null}
      {allowed.includes('unlisted') ? (
        <MenuItem onSelect={() => void actions.run([product], { action: 'unlist' })}>
          <EyeOff className="size-4" aria-hidden />
          <Trans>Hide from buyers</Trans>
        </MenuItem>
      ) : null}
      {allowed.includes('archived') ? (
        <>
          <MenuSeparator />
          <MenuItem isDanger onSelect={() => actions.archive([product])}>
            <Archive className="size-4" aria-hidden />
            <Trans>Archive</Trans>
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
