import type { TodoItem } from '@haat/api/dashboard';
import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BellRing, Clock } from 'lucide-react';
import type { Kind } from '../queue';

/** Tasks that expire; the others are due. */
const ENDS: Kind[] = [
  'counters',
  'ending_quotes',
  'new_leads',
  'unquoted',
  'quotes',
  'enquiry_quotes',
];

/** The deadline in words, with the time left. */
export function TaskDue({ kind, item }: { kind: Kind; item: TodoItem }) {
  const { relative } = useFormat();
  if (!item.due_at) return null;
  const when = relative(item.due_at);
  const isOverdue = item.group === 'overdue';
  const Icon = kind === 'reminders' ? BellRing : Clock;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 font-semibold',
        isOverdue ? 'text-red-600' : 'text-ink-500',
        item.group === 'today' && 'text-mari-800',
      )}
    >
      <Icon className="size-3.5 shrink-0" aria-hidden />
      {ENDS.includes(kind) ? (
        <Trans>Ends {when}</Trans>
      ) : isOverdue ? (
        <Trans>Was due {when}</Trans>
      ) : (
        <Trans>Due {when}</Trans>
      )}
    </span>
  );
}
