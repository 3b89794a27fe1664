import type { Item } from '@haat/api/drive';
import type { ItemActions } from '../hooks/use-item-actions';
import { FileSheet } from './file-sheet';
import { FolderDialog } from './folder-dialog';
import { MoveFilesDialog } from './move-files-dialog';
import { RenameDialog } from './rename-dialog';

type Props = { actions: ItemActions; items: Item[]; folderId: string | null };

/** The open dialog. */
export function DriveDialogs({ actions, items, folderId }: Props) {
  const { openDialog, close } = actions;
  switch (openDialog?.what) {
    case 'folder':
      return <FolderDialog folderId={folderId} onClose={close} />;
    case 'rename':
      return <RenameDialog item={openDialog.item} onClose={close} />;
    case 'move':
      return <MoveFilesDialog items={openDialog.items} onClose={close} />;
    case 'file': {
      // From the current list: a new name is visible immediately.
      const item = items.find(({ id }) => id === openDialog.id);
      return item ? <FileSheet item={item} actions={actions} /> : null;
    }
    default:
      return null;
  }
}
