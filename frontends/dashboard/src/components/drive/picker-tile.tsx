import type { Item } from '@haat/api/drive';
import { cn } from '@haat/ui';
import { Check } from 'lucide-react';
import { FileArt } from './file-art';
import { useSizeLabel } from './use-size-label';

type Props = { item: Item; isOn: boolean; isOff: boolean; onToggle: () => void };

export function PickerTile({ item, isOn, isOff, onToggle }: Props) {
  const size = useSizeLabel();
  return (
    <li>
      <label
        className={cn(
          'relative block overflow-hidden rounded-md border-2 bg-card has-focus-visible:shadow-ring',
          isOn ? 'border-indigo-600' : 'border-line',
          isOff ? 'opacity-60' : 'cursor-pointer hover:border-indigo-500',
        )}
      >
        <input
          type="checkbox"
          checked={isOn}
          disabled={isOff}
          onChange={onToggle}
          className="peer sr-only"
        />
        <FileArt item={item} className="aspect-4/3 w-full" />
        <span className="absolute right-2 top-2 grid size-6 place-items-center rounded-full border-2 border-control bg-card shadow-e2 peer-checked:border-card peer-checked:bg-fill">
          <Check
            className={cn('size-4 text-on-fill', !isOn && 'invisible')}
            aria-hidden
          />
        </span>
        <span className="block px-2.5 py-2">
          <span className="block truncate text-sm font-semibold">{item.name}</span>
          <span className="block text-xs text-ink-500 tabular-nums">
            {size(item.size_bytes)}
          </span>
        </span>
      </label>
    </li>
  );
}
