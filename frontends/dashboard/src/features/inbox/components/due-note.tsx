import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';

const SOON_MS = 2 * 3600 * 1000;
export const isDueSoon = (due: string | null | undefined) =>
  due !== null && due !== undefined && Date.parse(due) - Date.now() < SOON_MS;

/** Until when an answer counts as prompt. */
export function DueNote({ due }: { due: string | null | undefined }) {
  const { relative } = useFormat();
  if (!due) return null;
  const isOver = Date.parse(due) < Date.now();
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 text-xs font-semibold',
        isDueSoon(due) ? 'text-red-600' : 'text-mari-800',
      )}
    >
      <Clock className="size-3.5" aria-hidden />
      {isOver ? <Trans>Answer overdue</Trans> : <Trans>Reply due {relative(due)}</Trans>}
    </span>
  );
}
