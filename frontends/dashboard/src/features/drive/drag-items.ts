/** Items dragged onto a folder with the mouse; the menu and the bar do the same for everybody. */
import type { Item } from '@haat/api/drive';
import type { DragEvent } from 'react';
import type { Selection } from '../../hooks/use-selection';

const TYPE = 'application/x-haat-drive';
type OnDrop = (ids: string[], folder: Item) => void;

const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE);

function start(event: DragEvent, item: Item, selection: Selection<Item>): void {
  const ids = selection.has(item.id) ? selection.selected.map(({ id }) => id) : [item.id];
  event.dataTransfer.setData(TYPE, JSON.stringify(ids));
  event.dataTransfer.effectAllowed = 'move';
}

const target = (folder: Item, onDrop: OnDrop) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    event.currentTarget.dataset.over = '';
  },
  onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => {
    delete currentTarget.dataset.over;
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    delete event.currentTarget.dataset.over;
    const ids = JSON.parse(event.dataTransfer.getData(TYPE)) as string[];
    if (!ids.includes(folder.id)) onDrop(ids, folder);
  },
});

export const dragProps = (item: Item, selection: Selection<Item>, onDrop: OnDrop) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => start(event, item, selection),
  ...(item.kind === 'folder' ? target(item, onDrop) : {}),
});
