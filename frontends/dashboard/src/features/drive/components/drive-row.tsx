import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { dragProps } from '../drag-items';
import { FileArt } from '../../../components/drive/file-art';
import { openClick } from '../open-click';
import { useFacts } from '../hooks/use-facts';
import type { ItemProps } from './drive-list';
import { ItemBadges } from './item-badges';
import { ItemMenu } from './item-menu';
import { RowCheckbox } from '../../../components/lists/row-checkbox';

export function DriveRow({ item, selection, actions, onDropItems }: ItemProps) {
  const { date } = useFormat();
  const facts = useFacts();
  return (
    <li
      data-drive-item={item.id}
      {...dragProps(item, selection, onDropItems)}
      className={cn(
        'flex items-center border-b border-line last:border-0 hover:bg-paper data-[over]:bg-mari-50',
        selection.has(item.id) && 'bg-indigo-50 hover:bg-indigo-50',
      )}
    >
      <RowCheckbox item={item} selection={selection} className="ml-1" />
      <button
        type="button"
        data-open
        onClick={openClick(item, selection, actions)}
        className="flex min-h-15 min-w-0 flex-1 select-none items-center gap-3 py-2 text-left"
      >
        <FileArt item={item} className="size-11 shrink-0 rounded-sm" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-[14px] font-semibold">{item.name}</span>
          <span className="block truncate text-xs text-ink-500 tabular-nums">
            {facts(item)}
          </span>
        </span>
        <span className="hidden shrink-0 gap-1.5 sm:flex">
          <ItemBadges item={item} />
        </span>
        <span className="hidden w-28 shrink-0 text-sm text-ink-500 tabular-nums lg:block">
          {date(item.created_at)}
        </span>
      </button>
      <ItemMenu item={item} actions={actions} className="mr-1" />
    </li>
  );
}
