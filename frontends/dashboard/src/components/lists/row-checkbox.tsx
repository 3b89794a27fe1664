import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { Selection } from '../../hooks/use-selection';

type Named = { id: string; name: string };
type Props = {
  item: Named;
  selection: Pick<Selection<Named>, 'has' | 'reach' | 'toggle'>;
  className?: string;
};

/** A checkbox with a target big enough for a thumb. */
export function RowCheckbox({ item, selection, className }: Props) {
  const { t } = useLingui();
  return (
    <label className={cn('grid size-11 shrink-0 place-items-center', className)}>
      <input
        type="checkbox"
        aria-label={t`Select ${item.name}`}
        checked={selection.has(item.id)}
        onChange={({ nativeEvent }) =>
          (nativeEvent as MouseEvent).shiftKey
            ? selection.reach(item.id)
            : selection.toggle(item.id)
        }
        className="peer col-start-1 row-start-1 size-[22px] appearance-none rounded-[7px] border-[1.5px] border-control bg-card/95 checked:border-fill checked:bg-fill"
      />
      <Check
        className="pointer-events-none col-start-1 row-start-1 size-4 text-on-fill opacity-0 peer-checked:opacity-100"
        strokeWidth={3}
        aria-hidden
      />
    </label>
  );
}
