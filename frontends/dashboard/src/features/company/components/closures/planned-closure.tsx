import type { Closure } from '@haat/api/closures';
import { useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, Trash2 } from 'lucide-react';

type Props = { closure: Closure; isRemoving: boolean; onRemove: () => void };

/** What is planned now, in both calendars. */
export function PlannedClosure({ closure, isRemoving, onRemove }: Props) {
  const { date, bikramSambat } = useFormat();
  const { closed_from: from, closed_to: to, note } = closure;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-md border border-mari-300 bg-mari-50 p-3.5 text-mari-800">
      <CalendarClock className="size-5 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {date(from)} – {date(to)}
        </p>
        <p className="text-sm">
          {bikramSambat(from)} – {bikramSambat(to)}
        </p>
        {note ? <p className="text-sm">{note}</p> : null}
      </div>
      <Button variant="outline" isBusy={isRemoving} onClick={onRemove}>
        <Trash2 aria-hidden />
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
