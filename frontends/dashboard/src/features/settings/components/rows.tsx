import { ErrorPanel, Skeleton } from '@haat/ui';
import type { ReactNode } from 'react';

type Props<T> = {
  items: T[] | undefined;
  error: unknown;
  onRetry: () => void;
  empty?: ReactNode;
  children: (item: T) => ReactNode;
};

/** A short list of the settings, with its waiting, failed and empty state. */
export function Rows<T>({ items, error, onRetry, empty, children }: Props<T>) {
  if (error && !items) return <ErrorPanel error={error} onRetry={onRetry} />;
  if (!items) {
    return (
      <div className="grid gap-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    );
  }
  if (items.length === 0) return <p className="text-ink-500">{empty}</p>;
  return <ul className="divide-y divide-line">{items.map(children)}</ul>;
}
