import { useState } from 'react';
import type { DriveItem } from '../../api/drive';

/** Which of the page's dialogs stands open, and what for. */
export type Asked =
  | { what: 'folder' }
  | { what: 'rename'; item: DriveItem }
  | { what: 'move'; items: DriveItem[] }
  | { what: 'file'; id: string }
  | null;

type Options = {
  openFolder: (id: string) => void;
  removeAll: (items: DriveItem[]) => Promise<void>;
};

/** What one can do with an item, from its menu, its sheet, the bar or the keyboard. */
export function useItemActions({ openFolder, removeAll }: Options) {
  const [asked, setAsked] = useState<Asked>(null);
  return {
    asked,
    close: () => setAsked(null),
    makeFolder: () => setAsked({ what: 'folder' }),
    rename: (item: DriveItem) => setAsked({ what: 'rename', item }),
    move: (items: DriveItem[]) => setAsked({ what: 'move', items }),
    remove: (items: DriveItem[]) => {
      setAsked(null);
      void removeAll(items);
    },
    open: ({ id, kind }: DriveItem) =>
      kind === 'folder' ? openFolder(id) : setAsked({ what: 'file', id }),
  };
}

export type ItemActions = ReturnType<typeof useItemActions>;
