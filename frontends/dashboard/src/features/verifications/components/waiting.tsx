import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';

/** What sellers are promised: two working days. */
const OVERDUE_HOURS = 48;
type Props = {
  since: string | null;
  hours: number | null;
  decidedAt: string | null;
};

/** How long a decision is due, red when it is overdue; or when it was made. */
export function Waiting({ since, hours, decidedAt }: Props) {
  const { relative } = useFormat();
  if (hours === null || !since) {
    return decidedAt ? (
      <span className="text-sm text-ink-500">
        <Trans>Decided {relative(decidedAt)}</Trans>
      </span>
    ) : null;
  }
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 text-sm font-semibold',
        hours >= OVERDUE_HOURS ? 'text-red-600' : 'text-mari-800',
      )}
    >
      <Clock className="size-4" aria-hidden />
      <Trans>Waiting since {relative(since)}</Trans>
    </span>
  );
}
