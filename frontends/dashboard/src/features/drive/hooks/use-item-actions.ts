import type { Item } from '@haat/api/drive';
import { useState } from 'react';

/** Which dialog of the page is open, and for what. */
export type OpenDialog =
  | { what: 'folder' }
  | { what: 'rename'; item: Item }
  | { what: 'move'; items: Item[] }
  | { what: 'file'; id: string }
  | null;

type Options = {
  openFolder: (id: string) => void;
  removeAll: (items: Item[]) => Promise<void>;
};

/** Actions on an item, from its menu, its sheet, the bar or the keyboard. */
export function useItemActions({ openFolder, removeAll }: Options) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  return {
    openDialog,
    close: () => setOpenDialog(null),
    makeFolder: () => setOpenDialog({ what: 'folder' }),
    rename: (item: Item) => setOpenDialog({ what: 'rename', item }),
    move: (items: Item[]) => setOpenDialog({ what: 'move', items }),
    remove: (items: Item[]) => {
      setOpenDialog(null);
      void removeAll(items);
    },
    open: ({ id, kind }: Item) =>
      kind === 'folder' ? openFolder(id) : setOpenDialog({ what: 'file', id }),
  };
}

export type ItemActions = ReturnType<typeof useItemActions>;
