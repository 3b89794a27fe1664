import type { TodoItem } from '@haat/api/dashboard';
import { Link, useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BellRing, Clock } from 'lucide-react';

const SOON_MS = 2 * 3600 * 1000;
/** Tasks that expire; the others are due. */
const ENDS = ['counters', 'ending_quotes', 'new_leads', 'unquoted'];

/** One thing to do, with its time. */
export function TodoRow({ kind, item }: { kind: string; item: TodoItem }) {
  const { title, who, due_at, link } = item;
  return (
    <Link
      to={link}
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-1.5 hover:bg-sand"
    >
      <span className="min-w-0 flex-1 basis-full truncate sm:basis-52 text-[14.5px]">
        {who ? <b className="font-semibold">{who}</b> : null}
        {who ? ' · ' : null}
        {title}
      </span>
      {due_at ? <Due kind={kind} at={due_at} /> : null}
    </Link>
  );
}

function Due({ kind, at }: { kind: string; at: string }) {
  const { relative } = useFormat();
  const left = Date.parse(at) - Date.now();
  const when = relative(at);
  const Icon = kind === 'reminders' ? BellRing : Clock;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 text-[13px] font-semibold',
        left < SOON_MS ? 'text-red-600' : 'text-mari-800',
      )}
    >
      <Icon className="size-3.5 shrink-0" aria-hidden />
      {ENDS.includes(kind) ? (
        <Trans>Ends {when}</Trans>
      ) : left < 0 ? (
        <Trans>Was due {when}</Trans>
      ) : (
        <Trans>Due {when}</Trans>
      )}
    </span>
  );
}
