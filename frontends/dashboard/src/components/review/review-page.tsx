import { ErrorPanel, Skeleton } from '@haat/ui';
import type { ReactNode } from 'react';
import { isNotFound } from '../is-not-found';

type Props<T> = {
  query: { currentData?: T | undefined; error?: unknown; refetch: () => unknown };
  /** Rendered when the record does not exist. */
  missing: ReactNode;
  children: (record: T, refresh: () => void) => ReactNode;
};

/** The page of one record that awaits a decision. */
export function ReviewPage<T>({ query, missing, children }: Props<T>) {
  const { currentData, error } = query;
  const refresh = () => void query.refetch();
  return (
    <section className="w-full px-4 py-5 lg:px-6">
      {currentData ? (
        children(currentData, refresh)
      ) : isNotFound(error) ? (
        missing
      ) : error ? (
        <ErrorPanel heading="h1" error={error} onRetry={refresh} />
      ) : (
        <div className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-[480px] rounded-lg" />
          <Skeleton className="h-[480px] rounded-lg" />
        </div>
      )}
    </section>
  );
}
