import type { Item } from '@haat/api/drive';
import { useState } from 'react';

/** Which of the page's dialogs stands open, and what for. */
export type Asked =
  | { what: 'folder' }
  | { what: 'rename'; item: Item }
  | { what: 'move'; items: Item[] }
  | { what: 'file'; id: string }
  | null;

type Options = {
  openFolder: (id: string) => void;
  removeAll: (items: Item[]) => Promise<void>;
};

/** What one can do with an item, from its menu, its sheet, the bar or the keyboard. */
export function useItemActions({ openFolder, removeAll }: Options) {
  const [asked, setAsked] = useState<Asked>(null);
  return {
    asked,
    close: () => setAsked(null),
    makeFolder: () => setAsked({ what: 'folder' }),
    rename: (item: Item) => setAsked({ what: 'rename', item }),
    move: (items: Item[]) => setAsked({ what: 'move', items }),
    remove: (items: Item[]) => {
      setAsked(null);
      void removeAll(items);
    },
    open: ({ id, kind }: Item) =>
      kind === 'folder' ? openFolder(id) : setAsked({ what: 'file', id }),
  };
}

export type ItemActions = ReturnType<typeof useItemActions>;
