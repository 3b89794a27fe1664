import { ErrorPanel, Skeleton } from '@haat/ui';
import type { ReactNode } from 'react';
import { isNowhere } from './is-nowhere';

type Props<T> = {
  answer: { currentData?: T | undefined; error?: unknown; refetch: () => unknown };
  /** Shown for an address that leads to nothing. */
  missing: ReactNode;
  children: (found: T, refresh: () => void) => ReactNode;
};

/** One thing that waits for a decision: what it is, and the decision beside it. */
export function JudgedPage<T>({ answer, missing, children }: Props<T>) {
  const { currentData, error } = answer;
  const refresh = () => void answer.refetch();
  return (
    <section className="w-full px-4 py-5 lg:px-6">
      {currentData ? (
        children(currentData, refresh)
      ) : isNowhere(error) ? (
        missing
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <div className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-[480px] rounded-lg" />
          <Skeleton className="h-[480px] rounded-lg" />
        </div>
      )}
    </section>
  );
}
