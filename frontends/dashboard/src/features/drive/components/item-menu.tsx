import type { Item } from '@haat/api/drive';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  EllipsisVertical,
  FolderInput,
  FolderOpen,
  PencilLine,
  Trash2,
} from 'lucide-react';
import type { ItemActions } from '../hooks/use-item-actions';

type Props = { item: Item; actions: ItemActions; className?: string };

export function ItemMenu({ item, actions, className }: Props) {
  const { t } = useLingui();
  const trigger = (
    <IconButton label={t`Actions for ${item.name}`} className={className}>
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => actions.open(item)}>
        <FolderOpen className="size-4" aria-hidden />
        <Trans>Open</Trans>
      </MenuItem>
      <MenuItem onSelect={() => actions.rename(item)}>
        <PencilLine className="size-4" aria-hidden />
        <Trans>Rename</Trans>
      </MenuItem>
      <MenuItem onSelect={() => actions.move([item])}>
        <FolderInput className="size-4" aria-hidden />
        <Trans>Move</Trans>
      </MenuItem>
      <MenuSeparator />
      <MenuItem isDanger onSelect={() => actions.remove([item])}>
        <Trash2 className="size-4" aria-hidden />
        <Trans>Delete</Trans>
      </MenuItem>
    </Menu>
  );
}
