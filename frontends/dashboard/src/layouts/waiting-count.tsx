import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { useStageCounts, waitingOf } from '../hooks/use-stage-counts';

/** How many enquiries wait for the seller's first answer; nothing while there are none. */
export function WaitingCount({ className }: { className: string }) {
  const waiting = waitingOf(useStageCounts('seller'));
  const { number } = useFormat();
  if (waiting === 0) return null;
  return (
    <span className={cn('rounded-full bg-fill-accent font-bold text-on-fill', className)}>
      {number(waiting)}
    </span>
  );
}
