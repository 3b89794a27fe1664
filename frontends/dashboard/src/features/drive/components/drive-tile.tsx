import { cn } from '@haat/ui';
import { FileArt } from '../../../components/drive/file-art';
import { openClick } from '../open-click';
import { useFacts } from '../hooks/use-facts';
import { dragProps } from '../drag-items';
import type { ItemProps } from './drive-list';
import { ItemBadges } from './item-badges';
import { ItemMenu } from './item-menu';
import { RowCheckbox } from '../../../components/lists/row-checkbox';

export function DriveTile({ item, selection, actions, onDropItems }: ItemProps) {
  const facts = useFacts();
  const isOn = selection.has(item.id);
  return (
    <li
      data-drive-item={item.id}
      {...dragProps(item, selection, onDropItems)}
      className={cn(
        'relative overflow-hidden rounded-lg border-2 bg-card shadow-e1 transition hover:shadow-e2 data-[over]:border-mari-500 data-[over]:bg-mari-50',
        isOn ? 'border-indigo-600' : 'border-line hover:border-indigo-300',
      )}
    >
      <button
        type="button"
        data-open
        onClick={openClick(item, selection, actions)}
        className="block w-full select-none text-left"
      >
        <FileArt item={item} className="aspect-4/3 w-full" />
        <span className="block px-3 pb-3 pt-2.5">
          <span
            className="block truncate pr-9 text-[14px] font-semibold"
            title={item.name}
          >
            {item.name}
          </span>
          <span className="block truncate pr-9 text-xs text-ink-500 tabular-nums">
            {facts(item)}
          </span>
        </span>
      </button>
      <RowCheckbox
        item={item}
        selection={selection}
        className="absolute left-0.5 top-0.5"
      />
      <span className="pointer-events-none absolute right-2 top-2 flex flex-col items-end gap-1">
        <ItemBadges item={item} />
      </span>
      <ItemMenu item={item} actions={actions} className="absolute bottom-2 right-0.5" />
    </li>
  );
}
