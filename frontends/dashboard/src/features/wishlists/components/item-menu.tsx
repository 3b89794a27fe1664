import { useLocalName, type Wishlist, type WishlistItem } from '@haat/platform';
import { IconButton, Menu, MenuItem, MenuSeparator, useListName } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { EllipsisVertical, FolderInput, Trash2 } from 'lucide-react';
import type { WishlistActions } from '../hooks/use-wishlist-actions';

type Props = {
  item: WishlistItem;
  list: Wishlist;
  others: Wishlist[];
  actions: WishlistActions;
};

/** Into another list, or out. */
export function ItemMenu({ item, list, others, actions }: Props) {
  const { t } = useLingui();
  const nameOf = useListName();
  const name = useLocalName()(item);
  const trigger = (
    <IconButton label={t`Actions for ${name}`}>
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      {others.map((other) => (
        <MenuItem key={other.id} onSelect={() => void actions.moveTo(list, item, other)}>
          <FolderInput className="size-4 shrink-0" aria-hidden />
          <span className="max-w-60 truncate">
            <Trans>Move to {nameOf(other.name)}</Trans>
          </span>
        </MenuItem>
      ))}
      {others.length > 0 ? <MenuSeparator /> : null}
      <MenuItem isDanger onSelect={() => void actions.takeOut(list, item)}>
        <Trash2 className="size-4" aria-hidden />
        <Trans>Remove</Trans>
      </MenuItem>
    </Menu>
  );
}
