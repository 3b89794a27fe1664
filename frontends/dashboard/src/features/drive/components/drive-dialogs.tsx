import type { Item } from '@haat/api/drive';
import type { ItemActions } from '../use-item-actions';
import { FileSheet } from './file-sheet';
import { FolderDialog } from './folder-dialog';
import { MoveDialog } from './move-dialog';
import { RenameDialog } from './rename-dialog';

type Props = { actions: ItemActions; items: Item[]; folderId: string | null };

/** The one that was asked for. */
export function DriveDialogs({ actions, items, folderId }: Props) {
  const { asked, close } = actions;
  switch (asked?.what) {
    case 'folder':
      return <FolderDialog folderId={folderId} onClose={close} />;
    case 'rename':
      return <RenameDialog item={asked.item} onClose={close} />;
    case 'move':
      return <MoveDialog items={asked.items} onClose={close} />;
    case 'file': {
      // As the list has it now: a new name shows at once.
      const item = items.find(({ id }) => id === asked.id);
      return item ? <FileSheet item={item} actions={actions} /> : null;
    }
    default:
      return null;
  }
}
